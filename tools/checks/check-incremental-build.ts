/** `npm run check:incremental-build`: an edit of one page's text changes the files of that page only (quality P). */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readBuildDay } from "../../src/content/clock";
import { readCommandLine } from "../command-line.mjs";
import { buildCopy, copySite, findDifferingFiles } from "./site-copy";

const SOURCE = "content/pages/services/it-consulting/index.de.md";
const PAGE = "de/services/it-consulting/";

/** The page's files, and two files with a digest of all pages: the worker, and nginx's ETags. */
const ALLOWED = [`public/${PAGE}`, `public/page-data/${PAGE}`, "public/sw.js", "hosting/nginx.conf"];

/** Builds a copy of the site before and after an edit, and lists the files that differ. */
async function changedFiles(folder: string): Promise<string[]> {
  const copy = path.join(folder, "site");
  const env = { BUILD_DATE: readBuildDay() };
  copySite(copy);
  await buildCopy(copy, env);
  for (const name of ["public", "hosting"])
    cpSync(path.join(copy, name), path.join(folder, "before", name), { recursive: true });
  appendFileSync(path.join(copy, SOURCE), "\nNachgetragen.\n");
  await buildCopy(copy, env);
  return findDifferingFiles(folder, "before", "site");
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-incremental-build-"));
  try {
    const files = await changedFiles(folder);
    const unexpected = files.filter((file) => !ALLOWED.some((prefix) => file.startsWith(prefix)));
    for (const file of unexpected) console.error(`${file} - differs, but is not a file of ${PAGE}`);
    if (files.length === 0) console.error(`${SOURCE} - the edit has not changed any file`);
    if (unexpected.length > 0 || files.length === 0) process.exitCode = 1;
    else console.log(`one edit: ${files.length} files differ, all of ${PAGE}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

readCommandLine("npm run check:incremental-build - builds a copy before and after an edit, and compares the files");
void main();
