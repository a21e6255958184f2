/**
 * `npm run test:core`: every end-to-end test once. One that is tried with many pages, languages or widths is tried with one
 * of them, another one from test to test; `npm run test:e2e` tries all.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** As Playwright lists a test: where it is declared, and its name. */
const TEST = /^ {2}(?<place>\S+:\d+:\d+) › .+$/u;

/** @param listed what `playwright test --list` prints @returns of the tests that are declared at one place, one */
export function sampleOf(listed: string): string[] {
  const byPlace = new Map<string, string[]>();
  for (const line of listed.split("\n")) {
    const place = TEST.exec(line)?.groups?.["place"];
    if (place) byPlace.set(place, [...(byPlace.get(place) ?? []), line.trim()]);
  }
  return [...byPlace.values()].flatMap((tests, index) => tests[index % tests.length] ?? []);
}

function playwright(args: readonly string[], stdio: "pipe" | "inherit") {
  const options = { encoding: "utf8", shell: process.platform === "win32", maxBuffer: 10_000_000 } as const;
  return spawnSync("npx", ["playwright", "test", ...args], { ...options, stdio: ["ignore", stdio, "inherit"] });
}

if (require.main === module) {
  const sample = sampleOf(playwright(["--list"], "pipe").stdout);
  if (sample.length === 0) throw new Error("Playwright lists no test");
  // Not in test-results, which Playwright empties first.
  const folder = mkdtempSync(path.join(tmpdir(), "sample-"));
  const list = path.join(folder, "tests.txt");
  writeFileSync(list, `${sample.join("\n")}\n`);
  process.exitCode = playwright(["--test-list", list, ...process.argv.slice(2)], "inherit").status ?? 1;
  rmSync(folder, { recursive: true });
}
