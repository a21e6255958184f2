import { median, orderOf, ratio } from "./statistics";

describe("median", () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9, 100, 1], 9.5],
    [[7], 7],
    [[undefined, 4, undefined], 4],
  ])("of %j is %d", (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it("is not there where there is no value", () => {
    expect(median([])).toBeUndefined();
    expect(median([undefined])).toBeUndefined();
  });

  it("leaves the values in their order", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe("ratio", () => {
  it("divides", () => expect(ratio(150, 100)).toBe(1.5));

  it.each([
    [undefined, 1],
    [1, undefined],
    [1, 0],
  ])("of %s and %s is not there", (value, base) => {
    expect(ratio(value, base)).toBeUndefined();
  });
});

describe("orderOf", () => {
  it("turns round every other time", () => {
    expect([0, 1, 2].map((round) => orderOf(["a", "b", "c"], round).join(""))).toEqual(["abc", "cba", "abc"]);
  });
});
