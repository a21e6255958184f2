import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/files-below";
import { isHashed } from "../../src/hosting/hashed-files";
import { currentFiles } from "./current-files";

const DAY = 86_400_000;

/** A file and its compressed copies. */
const COPIES = ["", ".br", ".gz"];

/** What was published: the files with a hash in their name, and when they were so for the last time. */
interface Release {
  at: string;
  files: string[];
}

export interface Limits {
  /** At most so many releases, this one included. */
  releases: number;
  /** At most so many days since a release was replaced. */
  days: number;
}

/**
 * Pages that are still open ask for the scripts and styles of their own release. Adds those of the last releases to the site
 * and takes out what is older; a file that is there is never overwritten.
 * @param folder the built site, complete
 * @param store where the files of releases are retained from run to run; may be missing
 * @param now milliseconds since 1970
 * @returns how many releases are retained, how many of their files were added to the site, how many were taken out of it
 */
export function retainOldFiles(folder: string, store: string, { releases: most, days }: Limits, now = Date.now()) {
  const list = path.join(store, "releases.json");
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as Release[]) : [];
  const release = { at: new Date(now).toISOString(), files: currentFiles(folder) };
  // A daily build that changes nothing is no release of its own: it would push the others out.
  const others = before.filter(({ files }) => files.join() !== release.files.join());
  const fresh = others.filter(({ at }) => now - Date.parse(at) < days * DAY);
  const retained = [...fresh.slice(fresh.length - Math.min(fresh.length, most - 1)), release];
  const names = new Set(retained.flatMap(({ files }) => files));

  const files = path.join(store, "files");
  addMissing(folder, files, release.files);
  const added = addMissing(files, folder, [...names]);
  removeOthers(files, names);
  const removed = removeOthers(folder, names);
  writeFileSync(list, `${JSON.stringify(retained, undefined, 1)}\n`);
  return { releases: retained.length, added, removed };
}

/** @returns how many files were missing in `to` and have been copied from `from`, compressed copies not counted. */
function addMissing(from: string, to: string, names: readonly string[]): number {
  mkdirSync(to, { recursive: true });
  const missing = names.filter((name) => !existsSync(path.join(to, name)) && existsSync(path.join(from, name)));
  for (const file of missing.flatMap((name) => COPIES.map((ending) => name + ending))) {
    if (!existsSync(path.join(from, file))) continue;
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(from, file), path.join(to, file), constants.COPYFILE_EXCL);
  }
  return missing.length;
}

/** @returns how many files with a hash in their name have been removed: those of no release that is retained. */
function removeOthers(folder: string, names: ReadonlySet<string>): number {
  const others = filesBelow(folder).filter((file) => {
    const name = file.replace(/\.(?:br|gz)$/u, "");
    return isHashed(name) && !names.has(name);
  });
  for (const file of others) rmSync(path.join(folder, file));
  return others.filter(isHashed).length;
}
