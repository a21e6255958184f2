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

const post = (fields: Record<string, string>, path = INBOX_PATH) =>
  fetch(address + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const page = async () => (await fetch(address + INBOX_PATH)).text();

/** What is refused, trapped and answered are the rules of every endpoint: src/contact. */
it("the local inbox keeps the last hundred messages, the last first, and leaves every other address alone", async () => {
  for (let number = 1; number <= 101; number += 1) await post({ ...GOOD, name: `Number ${number}.` });
  const html = await page();
  expect(html).toContain("100 messages");
  expect(html).not.toContain("Number 1.");
  expect(html.indexOf("Number 101.")).toBeLessThan(html.indexOf("Number 2."));
  expect((await post(GOOD, "/de/")).status).toBe(418);
});

it("the local inbox shows what arrives as text, and keeps nothing that is refused", async () => {
  const evil = `<script>alert("1")</script>&'`;
  await post({ ...GOOD, name: evil, message: `${evil} and some more`, lang: evil });
  expect((await post({ ...GOOD, email: "kim@" })).status).toBe(422);
  const html = await page();
  expect(html).toContain("1 message<");
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;");
});

it.each([
  [415, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }],
  [413, { method: "POST", body: new URLSearchParams({ message: "x".repeat(200_000) }) }],
  [405, { method: "DELETE" }],
])("the local inbox answers %i to what is no form, or none of a length that it can have", async (status, init) => {
  expect((await fetch(address + INBOX_PATH, init)).status).toBe(status);
});
