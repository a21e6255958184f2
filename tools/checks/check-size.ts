/** `npm run check:size`: the standing limits over the built files (quality P), and that the app chunk does not grow. */
import { LANGUAGES } from "../../src/i18n/languages";
import { LIMITS } from "../../src/model/views/page-limits";
import { pagesNamedInApp } from "./named-pages";
import { explainSize } from "./explain-size";
import { measurePictures, VIEWS } from "./picture-sizes";
import { HOME_HTML, measurePages, type PageSize } from "./page-sizes";
import { budgetProblems, measureScripts } from "./script-budgets";

const FOLDER = "public";
const HOME = /^\/\w+\/$/u;

function checkPages(pages: readonly PageSize[]): boolean {
  let isGood = true;
  for (const [what, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
    const largest = pages.reduce((a, b) => (b[what] > a[what] ? b : a));
    console.log(`size: ${what} ${largest[what]} of ${limit} bytes (brotli) at most, on ${largest.path}`);
    const limitOf = ({ path }: PageSize) => (what === "html" && HOME.test(path) ? HOME_HTML : limit);
    for (const page of pages.filter((candidate) => candidate[what] > limitOf(candidate))) {
      const over = `${page[what] - limitOf(page)} bytes over its limit of ${limitOf(page)}`;
      console.error(
        `${page.path} - ${what} is ${over}: ${explainSize(FOLDER, page, what)} - see docs/quality.md, row P4`,
      );
      isGood = false;
    }
  }
  return isGood;
}

/** In each language the start page and the offline page: options of the manifest plugin and the offline plugin name them. */
const NAMED_AT_MOST = 2 * LANGUAGES.length;

function checkApp(pages: readonly PageSize[]): boolean {
  const paths = pages.map((page) => page.path);
  const named = pagesNamedInApp(FOLDER, paths);
  console.log(`size: the app chunk names ${named.length} of ${pages.length} pages`);
  if (named.length <= NAMED_AT_MOST) return true;
  console.error(`The app chunk grows with the number of pages: it names ${named.slice(0, 5).join(", ")} ...`);
  return false;
}

function checkScripts(): boolean {
  const sizes = measureScripts(FOLDER);
  const problems = budgetProblems(sizes);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(`size: ${Object.keys(sizes).length} groups of scripts are within their budgets`);
  return problems.length === 0;
}

function checkPictures(): boolean {
  const over = VIEWS.flatMap((view) => {
    const pages = Object.entries(measurePictures(FOLDER, view)).sort(([, a], [, b]) => b - a);
    const [page, bytes] = pages[0] ?? ["no page", 0];
    console.log(`size: pictures ${bytes} of ${view.limit} bytes at most in ${view.name} view, on ${page}`);
    return pages.flatMap(([path, size]) =>
      size > view.limit ? `${path} - its pictures are ${size} bytes in ${view.name} view, ${view.limit} at most` : [],
    );
  });
  for (const problem of over) console.error(`${problem} - show fewer or smaller ones`);
  return over.length === 0;
}

const pages = measurePages(FOLDER);
if (![checkPages(pages), checkPictures(), checkScripts(), checkApp(pages)].every(Boolean)) process.exitCode = 1;
