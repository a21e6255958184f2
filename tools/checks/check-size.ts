/** `npm run check:size`: compares the built files with their limits (quality P4). */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/content/list-files";
import { readFilesByChunk } from "../../src/hosting/build-files";
import { LANGUAGES } from "../../src/i18n/languages";
import { readCommandLine, requireFile } from "../command-line.mjs";
import { listChosenPictures, VIEWPORTS } from "./picture-sizes";

const FOLDER = "public";
const MAX_SCRIPT_BYTES = 108_000;
const MAX_DATA_BYTES = 6_000;
const MAX_HTML_BYTES = 21_000;
const HOME_PATH = /^\/\w+\/$/u;
/** Most visits begin on a home page. */
const MAX_HOME_HTML_BYTES = 18_000;
/** Scripts of a document (gatsby/html/document.tsx). */
const SCRIPT = /<script src="([^"]+)"/gu;
/** The home page and the offline page of each language, which options of plugins name. */
const MAX_PAGES_IN_APP = 2 * LANGUAGES.length;

interface Page {
  path: string;
  html: string;
}

/** A limit in bytes after brotli. */
interface Limit {
  name: string;
  limitOf: (page: Page) => number;
  sizeOf: (page: Page) => number;
}

/** Returns the bytes of a file's brotli copy, or of the file if it is too small for a copy. */
const sentSize = (file: string) =>
  (statSync(path.join(FOLDER, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(path.join(FOLDER, file))).size;

const total = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + sentSize(file), 0);

const CHECKED: readonly Limit[] = [
  {
    name: "scripts",
    limitOf: () => MAX_SCRIPT_BYTES,
    sizeOf: ({ html }) => total([...html.matchAll(SCRIPT)].map(([, file = ""]) => file)),
  },
  {
    name: "data",
    limitOf: () => MAX_DATA_BYTES,
    sizeOf: ({ path: page }) => sentSize(`page-data${page}page-data.json`),
  },
  {
    name: "html",
    limitOf: ({ path: page }) => (HOME_PATH.test(page) ? MAX_HOME_HTML_BYTES : MAX_HTML_BYTES),
    sizeOf: ({ path: page }) => sentSize(`${page}index.html`),
  },
  ...VIEWPORTS.map((view) => ({
    name: `pictures in ${view.name} view`,
    limitOf: () => view.limit,
    sizeOf: ({ html }: Page) => total(listChosenPictures(html, view)),
  })),
];

function readPages(): Page[] {
  const files = LANGUAGES.flatMap((language) => listFiles(FOLDER, language));
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => ({
      path: path.posix.join("/", path.dirname(file), "/"),
      html: readFileSync(path.join(FOLDER, file), "utf8"),
    }));
}

/** Returns a line for each page that exceeds a limit, and prints the largest page. */
function checkLimit({ name, limitOf, sizeOf }: Limit, pages: readonly Page[]): string[] {
  const measured = pages.map((page) => ({ path: page.path, size: sizeOf(page), limit: limitOf(page) }));
  const largest = measured.reduce((a, b) => (b.size > a.size ? b : a));
  console.log(`size: ${name} ${largest.size} of ${largest.limit} bytes at most, on ${largest.path}`);
  return measured
    .filter(({ size, limit }) => size > limit)
    .map(
      ({ path: page, size, limit }) => `${page} - ${name}: ${size} bytes, ${size - limit} over the limit of ${limit}`,
    );
}

/** Checks that the app chunk does not grow with the number of pages (quality R2), as it would with `matchPath`. */
function checkApp(pages: readonly Page[]): string[] {
  const file = readFilesByChunk(FOLDER)["app"]?.find((name) => /^app-.*\.js$/u.test(name)) ?? "";
  const script = readFileSync(path.join(FOLDER, file), "utf8");
  const named = pages.filter((page) => script.includes(`${page.path}"`));
  console.log(`size: the app chunk names ${named.length} of ${pages.length} pages`);
  if (named.length <= MAX_PAGES_IN_APP) return [];
  const paths = named.slice(0, 5).map((page) => page.path);
  return [`The app chunk grows with the number of pages: it names ${paths.join(", ")} ...`];
}

readCommandLine("npm run check:size - compares the built files with their limits");
requireFile(path.join(FOLDER, "index.html"));
const pages = readPages();
const problems = [...CHECKED.flatMap((limit) => checkLimit(limit, pages)), ...checkApp(pages)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
