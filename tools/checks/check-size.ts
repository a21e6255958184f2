/** `npm run check:size`: the limits of what browsers get, over the built files (docs/quality.md, P4). */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/files-below";
import { filesByChunk } from "../../src/hosting/scripts-and-styles";
import { LANGUAGES } from "../../src/i18n/languages";
import { LIMITS } from "../../src/model/views/page-limits";
import { picturesIn, VIEWS } from "./picture-sizes";

const FOLDER = "public";
const HOME = /^\/\w+\/$/u;
/** In bytes: most visits begin with the document of a home page. */
const HOME_HTML = 18_000;
/** The scripts that a document names (gatsby/html/document.tsx). */
const SCRIPT = /<script src="([^"]+)"/gu;
/** In each language the start page and the offline page: options of the manifest plugin and the offline plugin name them. */
const MAX_PAGES_IN_APP = 2 * LANGUAGES.length;

interface Page {
  path: string;
  html: string;
}

/** A limit in bytes after brotli, or of what a view names. */
interface Limit {
  name: string;
  limitOf: (page: Page) => number;
  sizeOf: (page: Page) => number;
}

/** @returns the bytes of a file as it is sent: those of its brotli copy, if it is large enough for one */
const sentSize = (file: string) =>
  (statSync(path.join(FOLDER, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(path.join(FOLDER, file))).size;

const total = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + sentSize(file), 0);

const CHECKED: readonly Limit[] = [
  {
    name: "scripts",
    limitOf: () => LIMITS.scripts,
    sizeOf: ({ html }) => total([...html.matchAll(SCRIPT)].map(([, file = ""]) => file)),
  },
  {
    name: "data",
    limitOf: () => LIMITS.data,
    sizeOf: ({ path: page }) => sentSize(`page-data${page}page-data.json`),
  },
  {
    name: "html",
    limitOf: ({ path: page }) => (HOME.test(page) ? HOME_HTML : LIMITS.html),
    sizeOf: ({ path: page }) => sentSize(`${page}index.html`),
  },
  ...VIEWS.map((view) => ({
    name: `pictures in ${view.name} view`,
    limitOf: () => view.limit,
    sizeOf: ({ html }: Page) => total(picturesIn(html, view)),
  })),
];

function readPages(): Page[] {
  const files = LANGUAGES.flatMap((language) => filesBelow(FOLDER, language));
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => ({
      path: path.posix.join("/", path.dirname(file), "/"),
      html: readFileSync(path.join(FOLDER, file), "utf8"),
    }));
}

/** @returns a line for each page that is over the limit; prints the largest */
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

/** The app must not grow with the number of pages (quality R2): by `matchPath`, Gatsby would write every path into it. */
function checkApp(pages: readonly Page[]): string[] {
  const file = filesByChunk(FOLDER)["app"]?.find((name) => /^app-.*\.js$/u.test(name)) ?? "";
  const script = readFileSync(path.join(FOLDER, file), "utf8");
  const named = pages.filter((page) => script.includes(`${page.path}"`));
  console.log(`size: the app chunk names ${named.length} of ${pages.length} pages`);
  if (named.length <= MAX_PAGES_IN_APP) return [];
  return [
    `The app chunk grows with the number of pages: it names ${named
      .slice(0, 5)
      .map((page) => page.path)
      .join(", ")} ...`,
  ];
}

const pages = readPages();
const problems = [...CHECKED.flatMap((limit) => checkLimit(limit, pages)), ...checkApp(pages)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
