import type { Figure } from "../figures";
import { cell, meets, written, writtenAim } from "./cells";

const figure = (more: Partial<Figure> = {}): Figure => ({ id: "a", label: "a", unit: "ms", ...more });

describe("cell", () => {
  it.each<[string, Partial<Figure>, (number | undefined)[], string]>([
    ["the ratio first", {}, [612.4, 600], "1.02 (612 / 600)"],
    ["others beside them", {}, [134, 424, 183], "0.32 (134 / 424 / 183)"],
    ["no ratio to nothing", { unit: "KB" }, [78.51, 0], "78.5 / 0.0"],
    ["what is missing", {}, [40, undefined], "40 / -"],
    ["nothing at all", {}, [undefined, undefined], "-"],
    ["what misses its aim in bold", { aim: { times: 1.03 } }, [630, 600], "**1.05 (630 / 600)**"],
    ["what meets its aim plain", { aim: { most: 50 } }, [50, 40], "1.25 (50 / 40)"],
  ])("writes %s", (_what, more, values, expected) => {
    expect(cell(figure(more), values)).toBe(expected);
  });
});

describe("meets", () => {
  it.each<[Partial<Figure>, number | undefined, number | undefined, boolean]>([
    [{}, 1000, 1, true],
    [{ aim: { most: 0 } }, 1, 1, false],
    [{ aim: { times: 1.03 } }, 103, 100, true],
    [{ aim: { times: 1.03 } }, 104, 100, false],
    [{ aim: { times: 1.03 } }, undefined, 100, true],
    [{ aim: { times: 1.03 } }, 104, undefined, true],
  ])("%j, ours %s, floor %s: %s", (more, ours, floor, expected) => {
    expect(meets(figure(more), ours, floor)).toBe(expected);
  });
});

describe("written", () => {
  it("has as many digits as the unit is worth", () => {
    expect(written(0.0312, "shift")).toBe("0.0312");
    expect(written(12.6, "number")).toBe("13");
    expect(written(undefined, "KB")).toBe("-");
  });

  it("writes aims with what they are counted in", () => {
    expect(writtenAim(figure({ aim: { times: 0.8 } }))).toBe("≤ 0.80 ×");
    expect(writtenAim(figure({ aim: { most: 40 } }))).toBe("≤ 40");
    expect(writtenAim(figure())).toBe("");
  });
});
