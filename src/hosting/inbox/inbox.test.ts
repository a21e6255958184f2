import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { INBOX_PATH } from "../../contact/endpoint";
import { createInbox } from "./inbox";

const GOOD = {
  name: "Kim",
  email: "kim@post.example",
  message: "Zwanzig Zeichen sind es.",
  consent: "yes",
  lang: "de",
};
let server: Server;
let address: string;

beforeEach(async () => {
  const inbox = createInbox();
  server = createServer((request, response) => {
    if (!inbox(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

const post = (fields: Record<string, string>, accept = "text/html", path = INBOX_PATH) =>
  fetch(address + path, {
    method: "POST",
    headers: { Accept: accept },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

const page = async () => (await fetch(address + INBOX_PATH)).text();

describe("the local inbox", () => {
  it("keeps what arrives and shows it, the last first", async () => {
    expect((await post({ ...GOOD, name: "First" }, "application/json")).status).toBe(200);
    await post({ ...GOOD, name: "Second" });
    const html = await page();
    expect(html).toContain("2 messages");
    expect(html.indexOf("Second")).toBeLessThan(html.indexOf("First"));
    expect(html).not.toContain("<dt>lang</dt>");
  });

  it("escapes everything", async () => {
    const evil = `<script>alert("1")</script>&'`;
    await post({ ...GOOD, name: evil, message: `${evil} and some more`, lang: evil });
    const html = await page();
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;");
  });

  it("leads a browser to where the form says, if that is on this site", async () => {
    const lead = async (next: string) => {
      const { status, headers } = await post({ ...GOOD, _next: next });
      return [status, headers.get("location")];
    };
    expect(await lead("/de/contactConfirmation/")).toEqual([303, "/de/contactConfirmation/"]);
    for (const next of ["//evil.example/", "https://evil.example/", "/\\evil.example", ""]) {
      expect(await lead(next)).toEqual([303, INBOX_PATH]);
    }
  });

  it("refuses by the form's own rules, in JSON where that is asked for", async () => {
    const answer = await post({ ...GOOD, email: "kim@" }, "application/json");
    expect([answer.status, await answer.json()]).toEqual([422, { errors: [{ field: "email", code: "no-domain" }] }]);
    const shown = await post({ ...GOOD, email: "kim@" });
    expect([shown.status, await shown.text()]).toEqual([422, expect.stringContaining("email: no-domain")]);
    expect(await page()).toContain("0 messages");
  });

  it("says thank you to a program that fills in what nobody sees, and forgets it", async () => {
    expect((await post({ ...GOOD, _gotcha: "https://spam.example" })).status).toBe(303);
    expect(await page()).toContain("0 messages");
  });

  it("takes forms only, of a length that a form can have", async () => {
    const send = async (body: string, type: string) =>
      (await fetch(address + INBOX_PATH, { method: "POST", headers: { "Content-Type": type }, body })).status;
    expect(await send("{}", "application/json")).toBe(415);
    expect(await send(`message=${"x".repeat(200_000)}`, "application/x-www-form-urlencoded")).toBe(413);
    expect((await fetch(address + INBOX_PATH, { method: "DELETE" })).status).toBe(405);
  });

  it("keeps the last hundred, and leaves every other address alone", async () => {
    for (let number = 1; number <= 101; number += 1) await post({ ...GOOD, name: `Number ${number}.` });
    const html = await page();
    expect(html).toContain("100 messages");
    expect(html).not.toContain("Number 1.");
    expect((await post(GOOD, "text/html", "/de/")).status).toBe(418);
  });
});
