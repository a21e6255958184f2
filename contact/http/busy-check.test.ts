import { type Served, serve } from "../testing/served";

let served: Served;
afterEach(() => served.stop());

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
    expect(statuses).toEqual(Array(3).fill([422, 422, 415]).flat());
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
