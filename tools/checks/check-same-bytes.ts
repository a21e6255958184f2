/** `npm run check same-bytes`: two clean builds of the same files give the same bytes (quality S7). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildDay } from "../../src/content/clock";
import { compareFolders } from "./compare-folders";
import { buildCopy, copySite } from "./site-copy";

/** What differs between machines and must not be seen in the site: the folder's name and the time zone. */
const MACHINES = [
  { name: "one", TZ: "America/Los_Angeles" },
  { name: "the-other-one", TZ: "Pacific/Auckland" },
];

/** The day is part of what is built: midnight may pass between the two. */
const BUILD_DATE = buildDay();

async function check(folder: string): Promise<string[]> {
  const copies = MACHINES.map(({ name, TZ }) => ({ copy: path.join(folder, name), TZ }));
  // Both before the first build, which takes its time: somebody may go on working.
  for (const { copy } of copies) copySite(copy);
  for (const { copy, TZ } of copies) await buildCopy(copy, { BUILD_DATE, TZ, NO_SHARE_PICTURES: "" });
  const [first = "", second = ""] = copies.map(({ copy }) => copy);
  return ["public", "hosting"].flatMap((name) => compareFolders(path.join(first, name), path.join(second, name)));
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-same-bytes-"));
  try {
    const differences = await check(folder);
    for (const difference of differences) console.error(difference);
    if (differences.length > 0) process.exitCode = 1;
    else console.log("same bytes: two clean builds are the same, file by file");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
