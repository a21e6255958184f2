/** `npm run check:one-edit`: a word in the text of one page changes the files of that page, and no other (quality P). */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildDay } from "../../src/content/clock";
import { buildCopy, copySite, differingFiles } from "./site-copy";

const SOURCE = "content/pages/services/it-consulting/index.de.md";
const PAGE = "de/services/it-consulting/";

/** The worker and nginx's ETags have a digest of all pages. */
const ALLOWED = [`public/${PAGE}`, `public/page-data/${PAGE}`, "public/sw.js", "hosting/nginx.conf"];

async function filesOfOneEdit(folder: string): Promise<string[]> {
  const copy = path.join(folder, "site");
  const env = { BUILD_DATE: buildDay() };
  copySite(copy);
  await buildCopy(copy, env);
  for (const name of ["public", "hosting"])
    cpSync(path.join(copy, name), path.join(folder, "before", name), { recursive: true });
  appendFileSync(path.join(copy, SOURCE), "\nNachgetragen.\n");
  await buildCopy(copy, env);
  return differingFiles(folder, "before", "site");
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-one-edit-"));
  try {
    const files = await filesOfOneEdit(folder);
    const others = files.filter((file) => !ALLOWED.some((place) => file.startsWith(place)));
    for (const file of others) console.error(`${file} - differs, and is no file of ${PAGE}`);
    if (files.length === 0) console.error(`${SOURCE} - a word more changed no file at all`);
    if (others.length > 0 || files.length === 0) process.exitCode = 1;
    else console.log(`one edit: ${files.length} files differ, all of them of ${PAGE}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
