/**
 * `npm run test:core`: every end-to-end test once. One that is tried with many pages, languages or widths is tried with one
 * of them, another one from test to test; `npm run test:e2e` tries all.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const LIST = path.join("test-results", "sample.txt");

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
  mkdirSync(path.dirname(LIST), { recursive: true });
  writeFileSync(LIST, `${sample.join("\n")}\n`);
  process.exitCode = playwright(["--test-list", LIST, ...process.argv.slice(2)], "inherit").status ?? 1;
}
