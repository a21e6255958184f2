import { request } from "node:http";

/** What the visitor heard: a status, or nothing where the connection ended without an answer. */
export type Heard = number | "nothing";

/** Sends a form as the site's script does, on a connection of its own. @param patience in milliseconds */
export function sendForm(port: number, fields: Record<string, string>, patience = 20_000): Promise<Heard> {
  const body = new URLSearchParams(fields).toString();
  return new Promise((resolve) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        path: "/api/contact",
        method: "POST",
        agent: false,
        timeout: patience,
        headers: {
          Accept: "application/json",
          "Content-Type": "application/x-www-form-urlencoded",
          "Content-Length": Buffer.byteLength(body),
        },
      },
      (response) => {
        response.on("error", () => undefined).resume();
        resolve(response.statusCode ?? "nothing");
      },
    );
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve("nothing"));
    asked.end(body);
  });
}

/** @returns a form that is right, and can be told from others by its number */
export const formNumber = (number: number) => ({
  name: "Kim Beispiel",
  email: "kim@post.example",
  message: `Dies ist Nachricht Nummer ${number}. Worum geht es?`,
  consent: "yes",
  lang: "de",
});

/** @param raw a mail, in whose lines quoted-printable has put breaks of its own (RFC 2045, section 6.7) */
export function numberIn(raw: string): number {
  return Number(/Nachricht Nummer (\d+)\./u.exec(raw.replace(/=\r\n/gu, ""))?.[1] ?? Number.NaN);
}
