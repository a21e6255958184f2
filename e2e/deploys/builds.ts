/** Provides successive builds for deploys: real ones (real-builds.ts), or copies of the tested site with changes. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { appendBuildDigest } from "../../gatsby/files/service-worker";
import { escapeHtml } from "../../src/escape-html";
import { hostingFilePath } from "../../src/hosting/build-files";
import { FOLDER } from "../test-site";

export type Edition = 1 | 2 | 3;
/** Folders of the builds. `contentOnly` differs from edition 1 in content only. */
export type Builds = Readonly<Record<Edition | "contentOnly", string>>;

/** Pages of three templates whose lead names the edition. */
export const EDITED_PAGES = ["/de/contact/", "/de/services/", "/de/career/", "/en/contact/"] as const;

/** A page that only the first build has. */
export const REMOVED_PAGE = "/de/xmas/";

/** Returns the sentence that marks pages of an edition after the first. */
export const editionMark = (edition: Edition): string => `Ausgabe ${edition}.`;

/** Folder of real builds, set by `npm run test:deploys`. */
const REAL_BUILDS = process.env["DEPLOY_BUILDS"];

export const FIRST_BUILD = REAL_BUILDS ? path.join(REAL_BUILDS, "1/public") : path.resolve(FOLDER);

/** Returns the real builds, or derives builds in a folder, which it empties. @throws if a real build is missing */
export function prepareBuilds(target: string): Builds {
  const folder = (name: string) => path.join(REAL_BUILDS ?? target, name, "public");
  const all = { 1: FIRST_BUILD, 2: folder("2"), 3: folder("3"), contentOnly: folder("content") };
  const missing = Object.values(all).find((each) => REAL_BUILDS && !existsSync(each));
  if (missing) throw new Error(`${missing} - is missing - run npm run test:deploys`);
  if (REAL_BUILDS) return all;
  rmSync(target, { recursive: true, force: true });
  deriveBuild(all[1], all[2], 2, "all");
  deriveBuild(all[1], all[3], 3, "shared");
  deriveBuild(all[1], all.contentOnly, 2, "none");
  return all;
}

const HASHED_FILE = /^.+[-.]([0-9a-f]{8})\.(?:js|css)$/u;
/** The hash of a file, or that of the build, which is twice as long. */
const HASH = /(?<![0-9a-f])(?:[0-9a-f]{8}){1,2}(?![0-9a-f])/gu;
const LEAD = /"lead":"((?:[^"\\]|\\.)+)"/u;
const TEXT = /\.(?:html|js|json)$/u;
/** Compressed copies, which are optional, and the removed page. */
const OMITTED = new RegExp(`\\.(?:br|gz)$|^(?:/page-data)?${REMOVED_PAGE}`, "u");

/** Derives a build with edited pages, without one page, and with new hashes: `shared` leaves out those of templates. */
function deriveBuild(from: string, to: string, edition: Edition, renamed: "all" | "shared" | "none"): void {
  const hashes = renamed === "none" ? new Map<string, string>() : createHashes(from, edition, renamed);
  const rename = (text: string) => text.replace(HASH, (hash) => hashes.get(hash) ?? hash);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative(from, source);
    if (!entry.isFile() || OMITTED.test(`/${file.replaceAll(path.sep, "/")}`)) continue;
    copy(source, path.join(to, rename(file)), rename);
  }
  cpSync(hostingFilePath(from, ""), hostingFilePath(to, ""), { recursive: true });
  const statistics = hostingFilePath(to, "webpack.stats.json");
  writeFileSync(statistics, rename(readFileSync(statistics, "utf8")));
  for (const page of EDITED_PAGES) editPage(to, page, editionMark(edition));
  // Replaces the hard link to the first build's file.
  rmSync(path.join(to, "sw.js"));
  cpSync(path.join(from, "sw.js"), path.join(to, "sw.js"));
  appendBuildDigest(to);
}

/** Maps hashes of file names and of the build to new ones. */
function createHashes(folder: string, edition: Edition, renamed: "all" | "shared"): Map<string, string> {
  const files = readdirSync(folder).filter((name) => renamed === "all" || !name.startsWith("component---"));
  const hashes = files.flatMap((name) => HASHED_FILE.exec(name)?.[1] ?? []);
  const appData = readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
  const next = (hash: string) => createHash("sha256").update(`${hash} ${edition}`).digest("hex").slice(0, hash.length);
  return new Map([...hashes, ...(appData.match(HASH) ?? [])].map((hash) => [hash, next(hash)]));
}

/** Copies a file with renamed references, or links an unchanged one, which must not be written to. */
function copy(source: string, target: string, rename: (text: string) => string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  const text = TEXT.test(source) ? readFileSync(source, "utf8") : "";
  const renamed = rename(text);
  if (renamed === text) linkSync(source, target);
  // Renaming changes the bytes of scripts.
  else writeFileSync(target, renamed.replace(/ integrity="[^"]*"/gu, ""));
}

/** Adds a sentence to the lead of a page, in its document and in its data. */
function editPage(folder: string, page: string, mark: string): void {
  const data = path.join(folder, "page-data", page, "page-data.json");
  const [, written = ""] = LEAD.exec(readFileSync(data, "utf8")) ?? [];
  const lead = JSON.parse(`"${written}"`) as string;
  replaceText(data, `"${written}"`, JSON.stringify(`${lead} ${mark}`));
  const file = path.join(folder, page, "index.html");
  replaceText(file, escapeHtml(lead), escapeHtml(`${lead} ${mark}`));
}

/** Replaces text in a new file, because the old one may be a link to that of the first build. */
function replaceText(file: string, before: string, after: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(before)) throw new Error(`${file} does not contain "${before}"`);
  rmSync(file);
  writeFileSync(file, text.replaceAll(before, after));
}
