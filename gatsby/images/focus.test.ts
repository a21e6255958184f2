import { readFileSync } from "node:fs";
import { parse } from "postcss";
import { holdOf } from "./focus";

/** @returns where a crop of a part of the picture begins and ends on one axis, as browsers place it. */
function cropAt(hold: number, length: number): [from: number, to: number] {
  const from = ((100 - length) * hold) / 100;
  return [from, from + length];
}

const classes = new Map<string, string>();
parse(readFileSync("src/components/picture/picture.module.css", "utf8")).walkDecls(/^--[xy]$/u, ({ parent, value }) => {
  classes.set((parent as unknown as { selector: string }).selector, value);
});

describe("where a picture is held", () => {
  it("is nowhere as long as nobody says what stays in view", () => {
    expect(holdOf({})).toBeUndefined();
  });

  it.each([
    [
      [0, 0, 20, 20],
      [0, 0],
    ],
    [
      [80, 60, 100, 100],
      [100, 100],
    ],
    [
      [40, 25, 60, 75],
      [50, 50],
    ],
    [
      [20, 0, 60, 100],
      [35, 50],
    ],
  ])("%j: at %j", (focus, hold) => {
    expect(holdOf({ focus })).toEqual(hold);
  });

  it("keeps the part in every crop that has room for it, but for what a step of 5 % may cut", () => {
    const edges = Array.from({ length: 21 }, (_, index) => index * 5);
    for (const from of edges) {
      for (const to of edges.filter((edge) => edge > from)) {
        const [hold = 0] = holdOf({ focus: [from, 0, to, 100] }) ?? [];
        for (const length of edges.filter((edge) => edge >= to - from)) {
          const [begin, end] = cropAt(hold, length);
          const rounding = ((100 - length) * 2.5) / 100 + 1e-9;
          expect(begin - rounding).toBeLessThanOrEqual(from);
          expect(end + rounding).toBeGreaterThanOrEqual(to);
        }
      }
    }
  });

  it("has a class for every step but the middle, on both axes", () => {
    const steps = Array.from({ length: 21 }, (_, index) => index * 5).filter((step) => step !== 50);
    const wanted = ["x", "y"].flatMap((axis) =>
      steps.map((step) => [`:global(.${axis}-${step})`, `${step}%`] as const),
    );
    expect([...classes]).toEqual(wanted);
  });
});
