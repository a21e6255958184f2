/** `npm run check:one-edit`: a word in the text of one page changes the files of that page, and no other (quality P). */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildDay } from "../../src/content/clock";
import { compareFolders } from "./compare-folders";
import { buildCopy, copySite } from "./site-copy";

const SOURCE = "content/pages/services/it-consulting/index.de.md";
const PAGE = "de/services/it-consulting/";

/** The worker's revision is another one for every build whose pages differ: browsers look at it for themselves. */
const ALLOWED = [PAGE, `page-data/${PAGE}`, "sw.js"];

const BUILT = ["public", "hosting"];

async function check(folder: string): Promise<string[]> {
  const copy = path.join(folder, "site");
  const before = path.join(folder, "before");
  const env = { BUILD_DATE: buildDay() };
  copySite(copy);
  await buildCopy(copy, env);
  for (const name of BUILT) cpSync(path.join(copy, name), path.join(before, name), { recursive: true });
  appendFileSync(path.join(copy, SOURCE), "\nNachgetragen.\n");
  await buildCopy(copy, env);
  return BUILT.flatMap((name) => compareFolders(path.join(before, name), path.join(copy, name)));
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-one-edit-"));
  try {
    const differences = await check(folder);
    const others = differences.filter((line) => !ALLOWED.some((place) => line.startsWith(place)));
    for (const line of others) console.error(line);
    if (differences.length === 0) console.error(`${SOURCE} - a word more changed no file at all`);
    if (others.length > 0 || differences.length === 0) process.exitCode = 1;
    else console.log(`one edit: ${differences.length} files differ, all of them of ${PAGE}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
