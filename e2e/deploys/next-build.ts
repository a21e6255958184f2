/** The next build of the site, derived from a finished one: what a deploy changes, without building again. */
import { createHash } from "node:crypto";
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pageStamp } from "../../gatsby/html/page-stamp";
import { writeWorker } from "../../gatsby/files/service-worker";
import { buildFile } from "../../src/hosting/build-files";
import { STAMP_ATTRIBUTE } from "../../src/service-worker/page-stamp";
import { EDITED, editionMark, REMOVED } from "./editions";

interface NextBuild {
  edition: number;
  /** What has another name: every script and style, all but those of templates, or (only words have changed) none. */
  renamed: "all" | "shared" | "none";
}

const HASHED_FILE = /^.+[-.]([0-9a-f]{10})\.(?:js|css)$/u;
const TEMPLATE = /^component---/u;
/** Of a file, or twice as long of the build. */
const HASH = /(?<![0-9a-f])(?:[0-9a-f]{10}){1,2}(?![0-9a-f])/gu;
const LEAD = /"lead":"((?:[^"\\]|\\.)+)"/u;
const STAMP = new RegExp(`(?<=${STAMP_ATTRIBUTE}=")[0-9a-f]+`, "u");
const TEXT = /\.(?:html|js|json)$/u;

/** Made anew from what changes here, or made from it and left out: a host may do without. */
const DERIVED = /^\/sw\.js$|\.(?:br|gz)$/u;

/**
 * @param from the folder of a finished build
 * @param to where the next one goes: scripts and styles have other names there, everywhere they are named; the build's
 * hash is another; some pages say another thing; one is gone
 */
export function deriveBuild(from: string, to: string, { edition, renamed }: NextBuild): void {
  const names = renamed === "none" ? new Map<string, string>() : nextNames(from, edition, renamed);
  const rename = (text: string) => text.replace(HASH, (hash) => names.get(hash) ?? hash);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative(from, source);
    if (entry.isFile() && !isLeftOut(file)) copy(source, path.join(to, rename(file)), rename);
  }
  cpSync(buildFile(from, ""), buildFile(to, ""), { recursive: true });
  const statistics = buildFile(to, "webpack.stats.json");
  writeFileSync(statistics, rename(readFileSync(statistics, "utf8")));
  for (const page of EDITED) editPage(to, page, editionMark(edition));
  writeWorker(to, false);
}

/** @returns the hashes of file names and of the build, each with another in its place. */
function nextNames(folder: string, edition: number, renamed: "all" | "shared"): Map<string, string> {
  const files = readdirSync(folder).filter((name) => renamed === "all" || !TEMPLATE.test(name));
  const hashes = files.flatMap((name) => HASHED_FILE.exec(name)?.[1] ?? []);
  const appData = readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
  const all = [...hashes, ...(appData.match(HASH) ?? [])];
  return new Map(all.map((hash) => [hash, digest(`${hash} ${edition}`).slice(0, hash.length)]));
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function isLeftOut(file: string): boolean {
  const page = `/${file.replaceAll(path.sep, "/")}`;
  return DERIVED.test(page) || page.startsWith(REMOVED) || page.startsWith(`/page-data${REMOVED}`);
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
  const stamp = pageStamp(JSON.parse(readFileSync(data, "utf8")) as object);
  writeFileSync(file, readFileSync(file, "utf8").replace(STAMP, stamp));
}

/** Written as a new file: the old one may be a link to that of another build. */
function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(before)) throw new Error(`${file} does not say: ${before}`);
  rmSync(file);
  writeFileSync(file, text.replaceAll(before, after));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
