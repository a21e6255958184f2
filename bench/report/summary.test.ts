import type { Runs } from "./runs";
import { summary } from "./summary";

const RUNS: Runs = new Map([
  [
    "/de/",
    new Map([
      ["floor", [{ largestPaint: 1000, jsTillLoad: 0 }, { "warm slow": 400 }]],
      [
        "ours",
        [{ largestPaint: 1020, jsTillLoad: 78.5 }, { largestPaint: 1040, jsTillLoad: 78.5 }, { "warm slow": 130 }],
      ],
      ["floor with rules", [{ "warm slow": 180 }]],
    ]),
  ],
]);

describe("summary", () => {
  it("is one table, of what was measured", () => {
    expect(summary(RUNS, ["/de/"], "On this day.").split("\n")).toEqual([
      "On this day.",
      "",
      "| figure                       |      aim |                       /de/ |",
      "| ---------------------------- | -------: | -------------------------: |",
      "| largest contentful paint, ms | ≤ 1.03 × |         1.03 (1030 / 1000) |",
      "| KB of js till load           |      ≤ 3 |             **78.5 / 0.0** |",
      "| next page, warm, slow, ms    |    ≤ 110 | **0.33 (130 / 400 / 180)** |",
    ]);
  });
});
