/**
 * `npm run test:core`: every end-to-end test once. One that is tried with many pages, languages, widths or engines is tried
 * with one of them, another one from test to test; `npm run test:e2e` tries all. `npm run test:visits` does the same with
 * visits in those engines that the end-to-end tests do not try; `npm run test:engines` tries all.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** As Playwright lists a test: its project, where there are some, where it is declared, and its name. */
const TEST = /^ {2}(?:\[\w+\] › )?(?<place>\S+:\d+:\d+) › .+$/u;

/**
 * What a commit does not wait for, because it has a job of its own (.github/workflows/e2e.yml) with all its parameters: old
 * browsers and what they lack, deploys, faults on the way, and the tests of the detectors themselves.
 */
const OF_A_JOB = /^(?:old-browsers|polyfills|deploys|faults\/|craft\/detectors)/u;

/**
 * @param listed what `playwright test --list` prints
 * @returns of the tests that are declared at one place, one; none of those that have a job of their own
 */
export function sampleOf(listed: string): string[] {
  const byPlace = new Map<string, string[]>();
  for (const line of listed.split("\n")) {
    const place = TEST.exec(line)?.groups?.["place"];
    if (place && !OF_A_JOB.test(place)) byPlace.set(place, [...(byPlace.get(place) ?? []), line.trim()]);
  }
  return [...byPlace.values()].flatMap((tests, index) => tests[index % tests.length] ?? []);
}

function playwright(args: readonly string[], stdio: "pipe" | "inherit") {
  const options = { encoding: "utf8", shell: process.platform === "win32", maxBuffer: 10_000_000 } as const;
  return spawnSync("npx", ["playwright", "test", ...args], { ...options, stdio: ["ignore", stdio, "inherit"] });
}

if (require.main === module) {
  const chosen = process.argv.slice(2);
  const sample = sampleOf(playwright(["--list", ...chosen], "pipe").stdout);
  if (sample.length === 0) throw new Error("Playwright lists no test");
  // Not in test-results, which Playwright empties first.
  const folder = mkdtempSync(path.join(tmpdir(), "sample-"));
  const list = path.join(folder, "tests.txt");
  writeFileSync(list, `${sample.join("\n")}\n`);
  process.exitCode = playwright(["--test-list", list, ...chosen], "inherit").status ?? 1;
  rmSync(folder, { recursive: true });
}
