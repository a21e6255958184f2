import { askAt } from "../../test/ask";

/** What the visitor heard: a status, or nothing where the connection ended without an answer. */
export type Heard = number | "nothing";

/** Sends a form as the site's script does, on a connection of its own. */
export function sendForm(port: number, fields: Record<string, string>): Promise<Heard> {
  const headers = { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" };
  const how = { method: "POST", timeout: 20_000, headers };
  return askAt({ host: "127.0.0.1", port }, "/api/contact", how, new URLSearchParams(fields).toString()).then(
    ({ status }) => status ?? "nothing",
    () => "nothing",
  );
}

/** @returns a form that is right, and can be told from others by its number */
export const formNumber = (number: number) => ({
  name: "Kim Beispiel",
  email: "kim@post.example",
  message: `Dies ist Nachricht Nummer ${number}. Worum geht es?`,
  consent: "yes",
  lang: "de",
});
