/** `npm run check:size`: the standing limits over the built files (quality P), and the growth of the app chunk. */
import { measureGrowth } from "./growth";
import { LIMITS, measurePages } from "./page-sizes";

const FOLDER = "public";

/** Bytes by which two builds of the same scripts differ, because other hashes compress differently. */
const SPREAD = 100;

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

async function checkGrowth(): Promise<boolean> {
  const { before, after, articles } = await measureGrowth(FOLDER);
  console.log(`size: the app chunk has ${before} bytes, and ${after} with ${articles} more articles`);
  if (after - before < SPREAD) return true;
  console.error(`The app chunk grows with the number of pages: ${after - before} bytes for ${articles} articles`);
  return false;
}

void (async () => {
  const isGood = [checkPages(), await checkGrowth()].every(Boolean);
  if (!isGood) process.exitCode = 1;
})();
