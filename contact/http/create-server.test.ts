import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { askRaw } from "../../test/ask-raw";
import { FORM, SITE } from "../testing/sample";
import { type Served, serve } from "../testing/served";

const JSON_WANTED = { Accept: "application/json" };
let served: Served;
afterEach(() => served.stop());

describe("the endpoint", () => {
  it("keeps a message, then leads to where the form says", async () => {
    served = await serve();
    const answer = await served.post({ _next: "/de/contactConfirmation/" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/contactConfirmation/"]);
    const { lang: _lang, ...fields } = FORM;
    expect(served.kept).toEqual([{ id: "id-1", arrived: "2026-05-04T12:00:00.000Z", language: "de", fields }]);
  });

  it("answers the site's script in JSON", async () => {
    served = await serve();
    const [good, bad] = [await served.post({}, JSON_WANTED), await served.post({ email: "kim@" }, JSON_WANTED)];
    expect([good.status, await good.json()]).toEqual([200, { ok: true }]);
    expect([bad.status, await bad.json()]).toEqual([422, { errors: [{ field: "email", code: "no-domain" }] }]);
    expect(served.kept).toHaveLength(1);
  });

  it("tells a browser without scripts what is wrong, in the page's language", async () => {
    served = await serve();
    const page = await (await served.post({ email: "kim@", name: "" })).text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain("E-Mail: In der Adresse ist der Teil hinter dem @ unvollständig.");
    expect(await (await served.post({ email: "kim@", lang: "en" })).text()).toContain(
      "E-mail: The part of the address after",
    );
  });

  it("takes an application by its own rules, and says what is wrong with one", async () => {
    served = await serve();
    const application = { position: "C8 Java", consent: "", link: "kim.example" };
    expect((await served.post(application)).status).toBe(303);
    const { position, link } = application;
    const { name, email, message } = FORM;
    expect(served.kept.map(({ fields }) => fields)).toEqual([{ position, name, email, link, message }]);
    const page = await (await served.post({ ...application, link: "kein Link" })).text();
    expect(page).toContain("<li>Link: Die Adresse ist unvollständig");
  });

  it("leads nowhere else than to the site", async () => {
    served = await serve();
    for (const next of ["https://evil.example/", "//evil.example/", `${SITE}.evil.example/`]) {
      expect((await served.post({ _next: next })).headers.get("location")).toBe(`${SITE}/`);
    }
  });

  it("thanks nobody where the trap is filled in: a password manager of a visitor's may have done so", async () => {
    served = await serve();
    const [json, page] = [await served.post({ _gotcha: "x" }, JSON_WANTED), await served.post({ _gotcha: " " })];
    expect([json.status, await json.json(), page.status]).toEqual([422, { error: "trapped" }, 422]);
    expect(await page.text()).toContain("Ein Feld, das leer bleiben muss");
    expect([served.kept, served.metrics.requests.trapped]).toEqual([[], 2]);
  });

  it("thanks nobody where the message could not be kept", async () => {
    served = await serve({}, async () => {
      throw Object.assign(new Error("no space left, kim@post.example"), { code: "ENOSPC" });
    });
    const [json, page] = [await served.post({}, JSON_WANTED), await served.post()];
    expect([json.status, page.status]).toEqual([503, 503]);
    expect(await page.text()).toContain("Die Nachricht ist nicht angekommen");
    expect(served.lines.join("")).toContain("ENOSPC");
    expect(served.lines.join("")).not.toContain("kim");
  });

  it("lets the site's own pages read its answers, failures included, and nobody else's", async () => {
    served = await serve();
    const allowed = async (origin: string, fields = {}) =>
      (await served.post(fields, { ...JSON_WANTED, Origin: origin })).headers.get("access-control-allow-origin");
    expect([await allowed(SITE), await allowed(SITE, { email: "" })]).toEqual([SITE, SITE]);
    for (const origin of ["https://evil.example", "null", `${SITE}.evil.example`])
      expect(await allowed(origin)).toBeNull();
  });

  it("takes nothing but forms of a length that they can have", async () => {
    served = await serve();
    const status = async (init: RequestInit, address = served.address) => (await fetch(address, init)).status;
    expect(await status({ method: "POST", body: "{}", headers: { "Content-Type": "application/json" } })).toBe(415);
    expect(await status({ method: "POST", body: "a".repeat(10) })).toBe(415);
    expect(await status({ method: "POST", body: new URLSearchParams({ message: "x".repeat(100_000) }) })).toBe(413);
    expect(await status({ method: "POST" })).toBe(422);
    // The longest that the form allows, in letters that take the most bytes.
    const longest = { message: "字".repeat(5000), name: "字".repeat(100), company: "字".repeat(200) };
    expect((await served.post(longest)).status).toBe(303);
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) expect(await status({ method })).toBe(405);
    expect(await status({ method: "GET" }, served.address.replace("contact", "other"))).toBe(404);
    expect(served.kept).toHaveLength(1);
  });
});

it("who sends byte by byte is not waited for", async () => {
  served = await serve();
  const { server } = served;
  // The same limits, sooner: what is tried is that the server has them.
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([5000, 10_000, 5000]);
  expect(server.maxConnections).toBe(500);
  Object.assign(server, { headersTimeout: 300, requestTimeout: 400 });
  const half = askRaw(server, "POST /api/contact HTTP/1.1\r\nHost: localhost\r\n");
  const slow = askRaw(
    server,
    "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nname=K",
  );
  for (const answer of await Promise.all([half, slow])) expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
  expect((await served.post()).status).toBe(303);
});

// A proxy could see its end elsewhere: what follows would be another visitor's request.
it.each([
  "Content-Length: 5\r\nTransfer-Encoding: chunked",
  "Content-Length: 5\r\nContent-Length: 6",
  "Content-Length: +5",
  "Content-Length: 5, 5",
  "Content-Length : 5",
  "Transfer-Encoding : chunked",
  "Transfer-Encoding: chunked, identity",
  "Transfer-Encoding: chunked\r\nTransfer-Encoding: x",
  "X: a\nContent-Length: 5",
])("a request whose length is not plain is refused, and its connection with it: %j", async (lines) => {
  served = await serve();
  const request = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n${lines}`;
  expect(await askRaw(served.server, `${request}\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 400 (?!.*HTTP\/1)/su,
  );
});

it.each([
  "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: \u0000\r\n\r\n",
  "POST //evil.example/%2e%2e/api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
  "POST /%ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  "nonsense\r\n\r\n",
])("a request that nobody would send ends nothing: %#", async (request) => {
  served = await serve();
  expect(await askRaw(served.server, request)).toMatch(/^HTTP\/1\.1 4\d\d /u);
  expect((await served.post()).status).toBe(303);
});

it("a connection that breaks off in the middle is nothing to the others", async () => {
  served = await serve();
  const { port } = served.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nname=K",
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.resetAndDestroy();
  expect((await served.post()).status).toBe(303);
  expect(served.kept).toHaveLength(1);
});

it("no line of the log holds a word of a visitor's, or an address", async () => {
  served = await serve({ CONTACT_RATE_PER_ADDRESS: "4" });
  const referer = `${SITE}/de/contact/?kim`;
  const headers = { "X-Forwarded-For": "192.0.2.77", "User-Agent": "Browser-of-Kim", Referer: referer };
  const long = { message: "x".repeat(200_000) };
  const forms: Record<string, string>[] = [{}, { email: "kim@" }, { _gotcha: "kim" }, long, {}];
  for (const fields of forms) await served.post(fields, headers);
  const outcomes = served.lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome);
  expect(outcomes).toEqual(["accepted", "refused", "trapped", "too-large", "busy"]);
  expect(served.lines.join("")).not.toMatch(/kim|192\.0|Müller|4710|Buchung|browser/iu);
  expect(JSON.parse(served.lines[0] ?? "")).toEqual({
    time: expect.any(String),
    level: "info",
    event: "request",
    id: "id-1",
    outcome: "accepted",
    status: 303,
    bytes: expect.any(Number),
    ms: expect.any(Number),
  });
});
