/** `npm run check:reproducible-build`: two clean builds of equal files give equal bytes (quality S7). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readBuildDay } from "../../src/content/clock";
import { listFiles } from "../../src/content/list-files";
import { readCommandLine } from "../command-line.mjs";
import { buildCopy, copySite, findDifferingFiles } from "./site-copy";

/** Differences between machines that must not affect the site: the folder's name, the time zone, line breaks. */
const MACHINES = [
  { name: "first", TZ: "America/Los_Angeles" },
  { name: "the-second", TZ: "Pacific/Auckland", lineBreak: "\r\n" },
];

/** One day for both builds, which midnight may separate. */
const BUILD_DATE = readBuildDay();

async function differences(folder: string): Promise<string[]> {
  const copies = MACHINES.map(({ name, ...machine }) => ({ copy: path.join(folder, name), ...machine }));
  // Copies before the first build, because the site's files may change during it.
  for (const { copy, lineBreak } of copies) {
    copySite(copy);
    if (lineBreak) setLineBreaks(copy, lineBreak);
  }
  for (const { copy, TZ } of copies) await buildCopy(copy, { BUILD_DATE, TZ });
  const [first = "", second = ""] = MACHINES.map(({ name }) => name);
  return findDifferingFiles(folder, first, second);
}

/** Writes the line breaks of text editors on Windows. Git keeps LF in a checkout (.gitattributes). */
function setLineBreaks(copy: string, lineBreak: string): void {
  for (const folder of ["content", "locales"]) {
    for (const file of listFiles(copy, folder).filter((name) => /\.(?:md|yml|svg|json)$/u.test(name))) {
      const name = path.join(copy, file);
      writeFileSync(name, readFileSync(name, "utf8").replaceAll("\n", lineBreak));
    }
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-reproducible-build-"));
  const files = await differences(folder);
  if (files.length === 0) {
    rmSync(folder, { recursive: true, force: true });
    console.log("same bytes: all files of two clean builds are equal");
    return;
  }
  for (const file of files) console.error(`${file} - differs`);
  console.error(`Both builds are in ${folder}`);
  process.exitCode = 1;
}

readCommandLine("npm run check:reproducible-build - builds two copies, and compares the files");
void main();
