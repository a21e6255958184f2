import { type Endpoint, startEndpoint } from "./testing";

let endpoint: Endpoint;
afterEach(() => endpoint.stop());

describe("the rate limit", () => {
  it.each<[string, Record<string, string>, string[], number[]]>([
    [
      "messages of an address",
      { CONTACT_RATE_PER_ADDRESS: "2" },
      ["192.0.2.1", "192.0.2.1", "192.0.2.1"],
      [303, 303, 429],
    ],
    ["all messages", { CONTACT_RATE_IN_ALL: "2" }, ["192.0.2.1", "192.0.2.2", "192.0.2.3"], [303, 303, 429]],
    [
      "messages of a household's IPv6 network",
      { CONTACT_RATE_PER_ADDRESS: "1" },
      ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "2001:db8:0:100::1"],
      [303, 429, 429, 303],
    ],
    [
      "messages of an address, and ignores X-Forwarded-For without a trusted proxy",
      { CONTACT_RATE_PER_ADDRESS: "1", CONTACT_TRUSTED_PROXIES: "none" },
      ["192.0.2.1", "192.0.2.2"],
      [303, 429],
    ],
  ])("counts %s", async (_what, settings, addresses, expected) => {
    endpoint = await startEndpoint(settings);
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await endpoint.post({}, { "X-Forwarded-For": address })).status);
    expect(statuses).toEqual(expected);
    expect(endpoint.mails).toHaveLength(expected.filter((status) => status === 303).length);
  });

  it("does not count refused forms in all messages", async () => {
    endpoint = await startEndpoint({ CONTACT_RATE_IN_ALL: "1", CONTACT_RATE_PER_ADDRESS: "10" });
    const statuses = [
      (await endpoint.post({ name: "" })).status,
      (await endpoint.post({ _gotcha: "x" })).status,
      (await fetch(endpoint.url, { method: "POST", body: "{}" })).status,
    ];
    expect(statuses).toEqual([422, 422, 415]);
    expect([(await endpoint.post()).status, (await endpoint.post()).status]).toEqual([303, 429]);
  });

  it.each(["CONTACT_RATE_PER_ADDRESS", "CONTACT_RATE_IN_ALL"])(
    "of %s responds with a text and Retry-After",
    async (limit) => {
      endpoint = await startEndpoint({ [limit]: "1" });
      await endpoint.post();
      const response = await endpoint.post({}, { "Accept-Language": "de-AT,de" });
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await response.text()).toContain("Bitte warten Sie einige Minuten.");
    },
  );
});
