import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type Endpoint, FORM, SITE, startEndpoint } from "./testing";

const FROM_SCRIPT = { Accept: "application/json" };
let endpoint: Endpoint;
afterEach(() => endpoint.stop());

describe("the endpoint", () => {
  it("responds to the site's script in JSON", async () => {
    endpoint = await startEndpoint();
    const responses = [await endpoint.post({}, FROM_SCRIPT), await endpoint.post({ email: "kim@" }, FROM_SCRIPT)];
    expect(await Promise.all(responses.map(async (response) => [response.status, await response.json()]))).toEqual([
      [200, { ok: true }],
      [422, { errors: [{ field: "email", code: "no-domain" }] }],
    ]);
    expect(endpoint.mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([["office@fernwerk.example", FORM.email]]);
  });

  it("lists invalid fields on a page in the form's language", async () => {
    endpoint = await startEndpoint();
    const page = await (await endpoint.post({ email: "kim@", name: "" })).text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain("E-Mail: In der Adresse ist der Teil hinter dem @ unvollständig.");
    expect(await (await endpoint.post({ email: "kim@", lang: "en" })).text()).toContain(
      "E-mail: The part of the address after",
    );
    const application = { position: "C8 Java", consent: "", link: "kein Link" };
    expect(await (await endpoint.post(application)).text()).toContain("<li>Link: Die Adresse ist unvollständig");
    expect(endpoint.mails).toEqual([]);
  });

  it.each([
    ...["/de/contactConfirmation/", "/", `${SITE}/de/contactConfirmation/`, `${SITE}/`].map((next) => [next, next]),
    ...["", "//evil.example/", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"].map((next) => [next]),
    ...[`${SITE}.evil.example/`, `${SITE}@evil.example/`, `${SITE}//evil.example/`, SITE].map((next) => [next]),
    ["/de/\r\nSet-Cookie: a=b"],
    // Proxies refuse long headers, after the message is sent.
    [`/${"a".repeat(9000)}`],
  ])("redirects only to pages of the site: %j", async (_next = "", location = `${SITE}/`) => {
    endpoint = await startEndpoint();
    const response = await endpoint.post({ _next });
    expect([response.status, response.headers.get("location")]).toEqual([303, location]);
  });

  it("responds with 422 to a filled honeypot, since a visitor's password manager may have filled it", async () => {
    endpoint = await startEndpoint();
    const [json, page] = [await endpoint.post({ _gotcha: "x" }, FROM_SCRIPT), await endpoint.post({ _gotcha: " " })];
    expect([json.status, await json.json(), page.status]).toEqual([422, { error: "honeypot" }, 422]);
    expect(await page.text()).toContain("Ein Feld, das leer bleiben muss");
    expect(endpoint.mails).toEqual([]);
  });

  it.each([
    ["de", "Die Nachricht ist nicht angekommen"],
    ["en", "The message has not arrived"],
  ])("responds with 503 in the form's language if the mail server refuses a mail (%s)", async (lang, title) => {
    endpoint = await startEndpoint({}, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw Object.assign(new Error("552 kim@post.example is too much"), { code: "EMESSAGE", responseCode: 552 });
    });
    const [json, page] = [await endpoint.post({ lang }, FROM_SCRIPT), await endpoint.post({ lang })];
    expect([json.status, await json.json(), page.status]).toEqual([503, { error: "broken" }, 503]);
    expect(await page.text()).toContain(`<html lang="${lang}"><head><meta charset="utf-8"><title>${title}`);
    const line = JSON.parse(endpoint.lines[0] ?? "") as { ms: number };
    expect(line.ms).toBeGreaterThan(40);
    expect(line).toMatchObject({
      level: "error",
      outcome: "broken",
      reason: "EMESSAGE 552",
      todo: expect.stringContaining("disk is full"),
    });
    expect(endpoint.lines.join("")).not.toContain("kim");
  });

  it("allows only pages of the site to read its responses", async () => {
    endpoint = await startEndpoint();
    const allowed = async (Origin: string) =>
      (await endpoint.post({}, { Origin })).headers.get("access-control-allow-origin");
    expect(await allowed(SITE)).toBe(SITE);
    for (const origin of ["https://evil.example", "null", `${SITE}.evil.example`])
      expect(await allowed(origin)).toBeNull();
  });

  it("refuses requests with a different method, path, type or size", async () => {
    endpoint = await startEndpoint();
    const status = async (init: RequestInit, url = endpoint.url) => (await fetch(url, init)).status;
    expect(await status({ method: "POST", body: "{}", headers: { "Content-Type": "application/json" } })).toBe(415);
    const type = { "Content-Type": "application/x-www-form-urlencoded-not" };
    expect(await status({ method: "POST", body: "a=b", headers: type })).toBe(415);
    expect(await status({ method: "POST", body: new URLSearchParams({ message: "x".repeat(100_000) }) })).toBe(413);
    expect(await status({ method: "POST" })).toBe(422);
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) expect(await status({ method })).toBe(405);
    expect(await status({ method: "GET" }, endpoint.url.replace("contact", "other"))).toBe(404);
  });

  it("accepts the longest form that the page allows, of a type in any case", async () => {
    endpoint = await startEndpoint();
    const longest = { message: "字".repeat(5000), name: "字".repeat(100), company: "字".repeat(200) };
    const type = { "Content-Type": "Application/X-WWW-Form-Urlencoded ; charset=UTF-8" };
    expect((await endpoint.post(longest, type)).status).toBe(303);
  });
});

/**
 * Sends a raw request, a byte per character. Resolves with the raw response after the server has closed the connection.
 * @param request head and body, with the empty line between them
 */
function sendRaw(server: Server, request: string): Promise<string> {
  const { address, port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect(port, address).setEncoding("latin1");
    let response = "";
    socket.on("data", (text) => (response += String(text)));
    // The server may close the connection during the request, which is an error of the socket.
    socket.on("error", () => undefined).on("close", () => resolve(response));
    socket.write(request, "latin1");
  });
}

const HEAD = "POST /api/contact HTTP/1.1\r\nHost: localhost\r\n";
const FORM_HEAD = `${HEAD}Content-Type: application/x-www-form-urlencoded\r\n`;

it("a slow request ends with 408", async () => {
  endpoint = await startEndpoint();
  const { server } = endpoint;
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([5000, 10_000, 5000]);
  expect(server.maxConnections).toBe(500);
  // The test shortens the timeouts.
  Object.assign(server, { headersTimeout: 300, requestTimeout: 400 });
  const requests = [HEAD, `${FORM_HEAD}Content-Length: 99\r\n\r\nname=K`].map((text) => sendRaw(server, text));
  for (const response of await Promise.all(requests)) expect(response).toMatch(/^HTTP\/1\.1 408 /u);
  expect((await endpoint.post()).status).toBe(303);
});

it("the log contains no text and no address of a visitor", async () => {
  endpoint = await startEndpoint({ CONTACT_RATE_PER_ADDRESS: "4" });
  const referer = `${SITE}/de/contact/?kim`;
  const headers = { "X-Forwarded-For": "192.0.2.77", "User-Agent": "Browser-of-Kim", Referer: referer };
  const long = { message: "x".repeat(200_000) };
  const forms: Record<string, string>[] = [{}, { email: "kim@" }, { _gotcha: "kim" }, long, {}];
  for (const fields of forms) await endpoint.post(fields, headers);
  const outcomes = endpoint.lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome);
  expect(outcomes).toEqual(["accepted", "refused", "honeypot", "tooLarge", "rateLimited"]);
  expect(endpoint.lines.join("")).not.toMatch(/kim|192\.0|Müller|4710|Buchung|browser/iu);
  expect(JSON.parse(endpoint.lines[0] ?? "")).toEqual({
    time: expect.any(String),
    level: "info",
    event: "request",
    id: endpoint.mails[0]?.id,
    outcome: "accepted",
    status: 303,
    bytes: expect.any(Number),
    ms: expect.any(Number),
  });
});
