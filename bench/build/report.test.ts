import { activityTable, buildTable, type SiteBuilds } from "./report";
import type { Built, Step } from "./steps";

const built = (wall: number, more: Partial<Built> = {}): Built => ({
  wall,
  cpu: wall * 2,
  peak: 100 * 2 ** 20,
  pages: 40,
  app: 34_000,
  activities: [],
  ...more,
});

const site = (name: string, walls: readonly number[], more?: Partial<Built>): SiteBuilds => {
  const all = walls.map((wall) => built(wall, more));
  const builds: Record<Step, Built[]> = { cold: all, unchanged: all, "one edit": all, "one new entry": all };
  return { name, builds };
};

describe("buildTable", () => {
  it("has medians of the rounds, and no ratios without a second site", () => {
    const [head, , cold] = buildTable([site("ours", [10, 40, 20])]).split("\n");
    expect(head).toMatch(/^\| build +\| wall, s \|/u);
    expect(cold?.split("|").map((cell) => cell.trim())).toEqual([
      "",
      "cold",
      "20.0",
      "40.0",
      "100",
      "40",
      "2.0",
      "34000",
      "",
    ]);
  });

  it("has the ratio to the second site first, of what should be small", () => {
    const lines = buildTable([site("ours", [5]), site("peer", [10], { peak: undefined })]).split("\n");
    expect(lines[2]?.split("|").map((cell) => cell.trim())).toEqual([
      "",
      "cold",
      "ours",
      "0.50 (5.0)",
      "0.50 (10.0)",
      "100",
      "40",
      "8.0",
      "34000",
      "",
    ]);
    expect(lines[3]?.split("|").map((cell) => cell.trim())).toEqual([
      "",
      "cold",
      "peer",
      "10.0",
      "20.0",
      "-",
      "40",
      "4.0",
      "34000",
      "",
    ]);
  });
});

describe("activityTable", () => {
  it("has what took longest anywhere, a column per build", () => {
    const ours = site("ours", [1]);
    const builds = {
      ...ours.builds,
      cold: [
        built(1, {
          activities: [
            { name: "bundles", seconds: 9 },
            { name: "start", seconds: 0.1 },
          ],
        }),
      ],
      "one edit": [
        built(1, {
          activities: [
            { name: "queries", seconds: 3 },
            { name: "bundles", seconds: 1 },
          ],
        }),
      ],
    };
    const rows = activityTable({ ...ours, builds }, 2)
      .split("\n")
      .slice(2);
    expect(rows.map((row) => row.split("|").map((cell) => cell.trim()))).toEqual([
      ["", "bundles", "9.0", "-", "1.0", "-", ""],
      ["", "queries", "-", "-", "3.0", "-", ""],
    ]);
  });
});
