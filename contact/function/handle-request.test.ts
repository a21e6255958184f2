import { FORM, SITE } from "../testing/sample";
import { onRequest } from "./cloudflare";
import handle from "./netlify";

const ENV = {
  CONTACT_TO: "office@fernwerk.example",
  CONTACT_FROM: "website@fernwerk.example",
  CONTACT_SITE: SITE,
  CONTACT_MAIL_URL: "https://mail.example/emails",
  CONTACT_MAIL_TOKEN: "secret",
};

let sent: [url: string, init: RequestInit][];
let answers: () => Response | Promise<Response>;
const lines: string[] = [];

beforeEach(() => {
  sent = [];
  lines.length = 0;
  answers = () => new Response("{}", { status: 200 });
  jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    sent.push([String(url), init ?? {}]);
    return answers();
  });
});
afterEach(() => jest.restoreAllMocks());

const post = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  new Request(`${SITE}/api/contact`, {
    method: "POST",
    headers: { Accept: "text/html", ...headers },
    body: new URLSearchParams({ ...FORM, _next: "/de/contactConfirmation/", ...fields }),
  });
const ask = (request: Request, env: Record<string, string> = ENV) => onRequest({ request, env });

describe("the endpoint as a function", () => {
  it("hands the mail over, then leads to the confirmation", async () => {
    const answer = await ask(post());
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/contactConfirmation/"]);
    const [[url, init] = ["", {}]] = sent;
    expect([url, new Headers(init.headers).get("authorization")]).toEqual([ENV.CONTACT_MAIL_URL, "Bearer secret"]);
    const mail = JSON.parse(String(init.body)) as Record<string, unknown>;
    expect(mail).toMatchObject({
      from: ENV.CONTACT_FROM,
      to: [ENV.CONTACT_TO],
      reply_to: FORM.email,
      subject: "Kontaktformular: Produkt, Kim Beispiel",
      headers: { "Message-ID": expect.stringMatching(/^<[\da-f-]{36}@fernwerk\.example>$/u) },
    });
    expect(Object.keys(mail).sort()).toEqual(["from", "headers", "reply_to", "subject", "text", "to"]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ["refuses", () => new Response("no", { status: 403 })],
    ["fails", () => new Response("no", { status: 500 })],
    ["is away", () => Promise.reject(new TypeError("fetch failed"))],
  ])("thanks nobody where the mail's API %s", async (_, answer) => {
    answers = answer;
    expect((await ask(post())).status).toBe(503);
    expect((await ask(post({}, { Accept: "application/json" }))).status).toBe(503);
  });

  it("keeps to the same rules as the service", async () => {
    expect((await ask(post({ email: "kim@" }))).status).toBe(422);
    expect((await ask(post({ _gotcha: "x" }))).status).toBe(303);
    expect((await ask(new Request(SITE))).status).toBe(405);
    expect((await ask(new Request(SITE, { method: "POST", body: "{}" }))).status).toBe(415);
    expect((await ask(post({ message: "x".repeat(100_000) }))).status).toBe(413);
    expect((await ask(post({ _next: "https://evil.example/" }))).headers.get("location")).toBe(`${SITE}/`);
    expect((await ask(post({}, { Origin: SITE }))).headers.get("access-control-allow-origin")).toBe(SITE);
    expect(
      (await ask(post({}, { Origin: "https://evil.example" }))).headers.get("access-control-allow-origin"),
    ).toBeNull();
    expect(sent).toHaveLength(3);
  });

  it("says in its log what became of it, and nothing of what was in it", async () => {
    await ask(post());
    expect(lines.join("")).toContain('"outcome":"accepted"');
    expect(lines.join("")).not.toMatch(/kim|Müller|4710/iu);
  });

  it("says every mistake of its settings at once", async () => {
    await expect(ask(post(), { CONTACT_TO: "office", CONTACT_MAIL_URL: "http://mail.example" })).rejects.toThrow(
      /CONTACT_TO.+\nCONTACT_FROM.+\nCONTACT_SITE.+\nCONTACT_MAIL_URL.+\nCONTACT_MAIL_TOKEN/u,
    );
  });

  it("has its settings from the process on Netlify", async () => {
    const before = process.env;
    process.env = { ...before, ...ENV };
    expect((await handle(post())).status).toBe(303);
    process.env = before;
  });
});
