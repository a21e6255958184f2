/** `npm run check:same-bytes`: two clean builds of the same files give the same bytes (quality S7). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildDay } from "../../src/content/clock";
import { filesBelow } from "../../src/content/files-below";
import { buildCopy, copySite, differingFiles } from "./site-copy";

/** What differs between machines and must not be seen in the site: the folder's name, the time zone, line breaks. */
const MACHINES = [
  { name: "one", TZ: "America/Los_Angeles" },
  { name: "the-other-one", TZ: "Pacific/Auckland", lineBreak: "\r\n" },
];

/** The day is part of what is built: midnight may pass between the two. */
const BUILD_DATE = buildDay();

async function differences(folder: string): Promise<string[]> {
  const copies = MACHINES.map(({ name, ...machine }) => ({ copy: path.join(folder, name), ...machine }));
  // Both before the first build, which takes its time: somebody may go on working.
  for (const { copy, lineBreak } of copies) {
    copySite(copy);
    if (lineBreak) breakLines(copy, lineBreak);
  }
  for (const { copy, TZ } of copies) await buildCopy(copy, { BUILD_DATE, TZ });
  const [first = "", second = ""] = MACHINES.map(({ name }) => name);
  return differingFiles(folder, first, second);
}

/** As an editor's program on Windows saves the texts of the site; Git itself keeps them (.gitattributes). */
function breakLines(copy: string, lineBreak: string): void {
  for (const folder of ["content", "locales"]) {
    for (const file of filesBelow(copy, folder).filter((name) => /\.(?:md|yml|svg|json)$/u.test(name))) {
      const name = path.join(copy, file);
      writeFileSync(name, readFileSync(name, "utf8").replaceAll("\n", lineBreak));
    }
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-same-bytes-"));
  const files = await differences(folder);
  if (files.length === 0) {
    rmSync(folder, { recursive: true, force: true });
    console.log("same bytes: two clean builds are the same, file by file");
    return;
  }
  for (const file of files) console.error(`${file} - differs`);
  console.error(`Both builds are in ${folder}`);
  process.exitCode = 1;
}

void main();
