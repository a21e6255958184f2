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
    expect(page).toContain("E-Mail: In der Adresse fehlt der Teil hinter dem @.");
    expect(await (await served.post({ email: "kim@", lang: "en" })).text()).toContain("E-mail: The address lacks");
  });

  it("leads nowhere else than to the site", async () => {
    served = await serve();
    for (const next of ["https://evil.example/", "//evil.example/", `${SITE}.evil.example/`]) {
      expect((await served.post({ _next: next })).headers.get("location")).toBe(`${SITE}/`);
    }
  });

  it("thanks a program that fills in the trap, and keeps nothing", async () => {
    served = await serve();
    expect((await served.post({ _gotcha: "x" })).status).toBe(303);
    expect([served.kept, served.metrics.requests.trapped]).toEqual([[], 1]);
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

describe("how many messages", () => {
  it.each<[string, Record<string, string>, string[], number[]]>([
    ["one address", { CONTACT_RATE_PER_ADDRESS: "2" }, ["192.0.2.1", "192.0.2.1", "192.0.2.1"], [303, 303, 429]],
    ["all", { CONTACT_RATE_IN_ALL: "2" }, ["192.0.2.1", "192.0.2.2", "192.0.2.3"], [303, 303, 429]],
    // With IPv6 a visitor has a whole network.
    [
      "one network",
      { CONTACT_RATE_PER_ADDRESS: "1" },
      ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"],
      [303, 429, 303],
    ],
    // A household has a network of 56 bits: 256 of those.
    [
      "one household",
      { CONTACT_RATE_PER_ADDRESS: "1" },
      ["2001:db8:0:1::1", "2001:db8:0:2::1", "2001:db8:0:3::1", "2001:db8:0:4::1", "2001:db8:0:100::1"],
      [303, 303, 303, 429, 303],
    ],
    [
      "one address, whatever somebody says who is no proxy of ours",
      { CONTACT_RATE_PER_ADDRESS: "1", CONTACT_TRUSTED_PROXIES: "none" },
      ["192.0.2.1", "192.0.2.2"],
      [303, 429],
    ],
  ])("may come from %s is limited", async (_what, settings, addresses, expected) => {
    served = await serve(settings);
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await served.post({}, { "X-Forwarded-For": address })).status);
    expect(statuses).toEqual(expected);
    expect(served.kept).toHaveLength(expected.filter((status) => status === 303).length);
  });

  it("may come from all is not used up by forms that are none", async () => {
    served = await serve({ CONTACT_RATE_IN_ALL: "1", CONTACT_RATE_PER_ADDRESS: "3" });
    const statuses: number[] = [];
    for (const number of [1, 2, 3]) {
      const headers = { "X-Forwarded-For": `192.0.2.${number}` };
      statuses.push(
        (await served.post({ name: "" }, headers)).status,
        (await served.post({ _gotcha: "x" }, headers)).status,
      );
      statuses.push((await fetch(served.address, { method: "POST", headers, body: "{}" })).status);
    }
    expect(statuses).toEqual(Array(3).fill([422, 303, 415]).flat());
    expect([(await served.post()).status, (await served.post()).status]).toEqual([303, 429]);
    expect(served.kept).toHaveLength(1);
  });

  it("may come is counted by the time that passes, and not by a clock that is set right", async () => {
    served = await serve({ CONTACT_RATE_PER_ADDRESS: "1" });
    const date = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 365 * 86_400_000);
    const statuses = [(await served.post()).status];
    date.mockRestore();
    const later = performance.now() + 600_000;
    jest.spyOn(performance, "now").mockReturnValue(later);
    statuses.push((await served.post()).status, (await served.post()).status);
    jest.restoreAllMocks();
    expect(statuses).toEqual([303, 303, 429]);
  });

  it("may come is said in words, and when to come back", async () => {
    served = await serve({ CONTACT_RATE_PER_ADDRESS: "1" });
    await served.post();
    const answer = await served.post({}, { "Accept-Language": "de-AT,de" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toContain("Bitte warten Sie einige Minuten.");
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

it.each([
  "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
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
