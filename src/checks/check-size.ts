/** `npm run check:size`: the standing limits over the built files (quality P), and that the app chunk does not grow. */
import { pagesNamedInApp } from "./named-pages";
import { LIMITS, measurePages } from "./page-sizes";
import { budgetProblems, measureScripts } from "./script-budgets";

const FOLDER = "public";

function checkPages(): boolean {
  const pages = measurePages(FOLDER);
  let isGood = true;
  for (const [what, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
    const largest = pages.reduce((a, b) => (b[what] > a[what] ? b : a));
    console.log(`size: ${what} ${largest[what]} of ${limit} bytes (brotli) at most, on ${largest.path}`);
    for (const page of pages.filter((candidate) => candidate[what] > limit)) {
      console.error(`${page.path} - ${what} ${page[what]} bytes, limit ${limit} - see docs/quality.md, row P`);
      isGood = false;
    }
  }
  return isGood;
}

/** The canonical exceptions are known to the runtime, in each language; the start pages are in every other address. */
const NAMED_AT_MOST = 10;

function checkApp(): boolean {
  const pages = measurePages(FOLDER).map((page) => page.path);
  const named = pagesNamedInApp(FOLDER, pages);
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

if (![checkPages(), checkScripts(), checkApp()].every(Boolean)) process.exitCode = 1;
