import path from "node:path";
import { model } from "../model/model";
import { loadContent } from "./load";
import { formatProblem } from "./problem";

const ROOT = path.join(__dirname, "../..");
const SECONDS = 10;

describe("the content of this site", () => {
  it("is checked without a mistake in under ten seconds", () => {
    const started = performance.now();
    const { entries, problems } = loadContent(ROOT, "2026-11-20", model);
    expect((performance.now() - started) / 1000).toBeLessThan(SECONDS);
    expect(problems.map(formatProblem)).toEqual([]);
    expect(entries.length).toBeGreaterThan(0);
  });
});
