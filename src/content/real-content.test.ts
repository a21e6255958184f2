import path from "node:path";
import { model } from "../model/model";
import { loadContent } from "./load";
import { formatProblem } from "./problem";

const ROOT = path.join(__dirname, "../..");
/** An idle machine needs five. With other work beside it a second of a processor does half as much. */
const SECONDS = 20;

describe("the content of this site", () => {
  it("is checked without a mistake, in seconds", () => {
    const started = process.cpuUsage();
    const { entries, problems } = loadContent(ROOT, "2026-11-20", model);
    // Of the processor: what else the machine does is no matter of the content's.
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(SECONDS);
    expect(problems.map(formatProblem)).toEqual([]);
    expect(entries.length).toBeGreaterThan(0);
  });
});
