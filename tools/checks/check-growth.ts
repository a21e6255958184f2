/** `npm run check growth`: whether a visitor pays for pages that others read, by a site with many more (quality R2). */
import { measureGrowth } from "./growth";

/** Bytes by which two builds of the same scripts differ, because other hashes compress differently. */
const SPREAD = 100;

void measureGrowth("public").then(({ before, after, articles }) => {
  console.log(`growth: the app chunk has ${before} bytes, and ${after} with ${articles} more articles`);
  if (after - before < SPREAD) return;
  console.error(`The app chunk grows with the number of pages: ${after - before} bytes for ${articles} articles`);
  process.exitCode = 1;
});
