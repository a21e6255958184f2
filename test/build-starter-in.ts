/** The starter (starter/) built by this site's code, in a folder of its own, as it is on its day. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BESIDE_PAGES, CODE, digestOf } from "../gatsby/build-inputs.cjs";
import { buildCopy, copyStarter } from "../tools/checks/site-copy";
import { STARTER_DAY } from "./starter-day";

/**
 * What was built from the same files is left as it is.
 * @param place a folder in the project; the built site is in `public` below it
 * @param endpoint where its contact form is sent to
 * @throws with what the build said where it fails
 */
export async function buildStarterIn(place: string, endpoint: string): Promise<void> {
  const stamp = path.join(place, "built-from");
  const wanted = digestOf([...CODE, "starter", ...BESIDE_PAGES]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return console.log(`${place}: up to date.`);
  rmSync(stamp, { force: true });
  mkdirSync(place, { recursive: true });
  forgetOtherCode(place);
  copyStarter(place);
  const started = Date.now();
  await buildCopy(place, { BUILD_DATE: STARTER_DAY, GATSBY_CONTACT_ENDPOINT: endpoint });
  writeFileSync(stamp, wanted);
  console.log(`${place}: built in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** As `npm run build` does (tools/build.mjs): Gatsby does not watch all that ends up inside of documents. */
function forgetOtherCode(place: string): void {
  const stamp = path.join(place, "built-by");
  const code = digestOf(CODE);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === code) return;
  for (const folder of [".cache", "public"]) rmSync(path.join(place, folder), { recursive: true, force: true });
  writeFileSync(stamp, code);
}
