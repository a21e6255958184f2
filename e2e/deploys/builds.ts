/** Builds that follow one another, for deploys: truly built (true-builds.ts), or derived from the site that is tested. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { markBuild } from "../../gatsby/files/service-worker";
import { escapeHtml } from "../../src/escape-html";
import { buildFile } from "../../src/hosting/build-files";
import { FOLDER } from "../site";

export type Edition = 1 | 2 | 3;
/** Folders: each edition is later than the one before; in `contentOnly` only words differ from the first. */
export type Builds = Readonly<Record<Edition | "contentOnly", string>>;

/** Pages of three templates whose lead ends in the edition. */
export const EDITED = ["/de/contact/", "/de/services/", "/de/career/", "/en/contact/"] as const;

/** A page that later builds no longer have. */
export const REMOVED = "/de/xmas/";

/** @returns the sentence by which a page of this build is known; the first one has none. */
export const editionMark = (edition: Edition): string => `Ausgabe ${edition}.`;

/** Where builds lie that are truly built, by `npm run test:deploys`. */
const BUILT = process.env["DEPLOY_BUILDS"];

export const FIRST_BUILD = BUILT ? path.join(BUILT, "1/public") : path.resolve(FOLDER);

/** @param place a folder of the caller's own, for builds that are derived. @throws where a true build is missing */
export function prepareBuilds(place: string): Builds {
  const folder = (name: string) => path.join(BUILT ?? place, name, "public");
  const all = { 1: FIRST_BUILD, 2: folder("2"), 3: folder("3"), contentOnly: folder("content") };
  const missing = Object.values(all).find((each) => BUILT && !existsSync(each));
  if (missing) throw new Error(`There is no build in ${missing}`);
  if (BUILT) return all;
  rmSync(place, { recursive: true, force: true });
  deriveBuild(all[1], all[2], 2, "all");
  deriveBuild(all[1], all[3], 3, "shared");
  deriveBuild(all[1], all.contentOnly, 2, "none");
  return all;
}

const HASHED_FILE = /^.+[-.]([0-9a-f]{8})\.(?:js|css)$/u;
/** Of a file, or twice as long of the build. */
const HASH = /(?<![0-9a-f])(?:[0-9a-f]{8}){1,2}(?![0-9a-f])/gu;
const LEAD = /"lead":"((?:[^"\\]|\\.)+)"/u;
const TEXT = /\.(?:html|js|json)$/u;
/** Compressed copies, which a host may do without, and a page that is gone. */
const LEFT_OUT = new RegExp(`\\.(?:br|gz)$|^(?:/page-data)?${REMOVED}`, "u");

/**
 * The next build: the build's hash is another; some pages say another thing; one is gone.
 * @param renamed every script and style, all but those of templates, or (only words have changed) none
 */
function deriveBuild(from: string, to: string, edition: Edition, renamed: "all" | "shared" | "none"): void {
  const names = renamed === "none" ? new Map<string, string>() : nextNames(from, edition, renamed);
  const rename = (text: string) => text.replace(HASH, (hash) => names.get(hash) ?? hash);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative(from, source);
    if (!entry.isFile() || LEFT_OUT.test(`/${file.replaceAll(path.sep, "/")}`)) continue;
    copy(source, path.join(to, rename(file)), rename);
  }
  cpSync(buildFile(from, ""), buildFile(to, ""), { recursive: true });
  const statistics = buildFile(to, "webpack.stats.json");
  writeFileSync(statistics, rename(readFileSync(statistics, "utf8")));
  for (const page of EDITED) editPage(to, page, editionMark(edition));
  // A file of its own: so far it is a link to that of the first build.
  rmSync(path.join(to, "sw.js"));
  cpSync(path.join(from, "sw.js"), path.join(to, "sw.js"));
  markBuild(to);
}

/** @returns the hashes of file names and of the build, each with another in its place. */
function nextNames(folder: string, edition: Edition, renamed: "all" | "shared"): Map<string, string> {
  const files = readdirSync(folder).filter((name) => renamed === "all" || !name.startsWith("component---"));
  const hashes = files.flatMap((name) => HASHED_FILE.exec(name)?.[1] ?? []);
  const appData = readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
  const next = (hash: string) => createHash("sha256").update(`${hash} ${edition}`).digest("hex").slice(0, hash.length);
  return new Map([...hashes, ...(appData.match(HASH) ?? [])].map((hash) => [hash, next(hash)]));
}

/** A file in which no name changes is the same file: it must not be written to. */
function copy(source: string, target: string, rename: (text: string) => string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  const text = TEXT.test(source) ? readFileSync(source, "utf8") : "";
  const renamed = rename(text);
  if (renamed === text) linkSync(source, target);
  // Scripts that name others have other bytes than their integrity says.
  else writeFileSync(target, renamed.replace(/ integrity="[^"]*"/gu, ""));
}

/** Adds a sentence to what the page says first, in its document and in its data. */
function editPage(folder: string, page: string, mark: string): void {
  const data = path.join(folder, "page-data", page, "page-data.json");
  const [, written = ""] = LEAD.exec(readFileSync(data, "utf8")) ?? [];
  const lead = JSON.parse(`"${written}"`) as string;
  replaceIn(data, `"${written}"`, JSON.stringify(`${lead} ${mark}`));
  const file = path.join(folder, page, "index.html");
  replaceIn(file, escapeHtml(lead), escapeHtml(`${lead} ${mark}`));
}

/** Written as a new file: the old one may be a link to that of another build. */
function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(before)) throw new Error(`${file} does not say: ${before}`);
  rmSync(file);
  writeFileSync(file, text.replaceAll(before, after));
}
