/** Builds of the starter (starter/) by this site's code. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { STATIC_INPUTS, CODE_INPUTS, digestInputs } from "../gatsby/build-inputs.cjs";
import { buildCopy, copyStarter } from "../tools/checks/site-copy";
import { STARTER_DAY } from "./starter-day";

/**
 * Builds the starter for its day, unless its files are those of the last build.
 * @param folder a folder in the project, which gets the built site in `public`
 * @param endpoint the URL to which the contact form sends
 * @throws {Error} with the output of a build that fails
 */
export async function buildStarterIn(folder: string, endpoint: string): Promise<void> {
  const stamp = path.join(folder, "built-from");
  const wanted = digestInputs([...CODE_INPUTS, "starter", ...STATIC_INPUTS]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return console.log(`${folder}: up to date.`);
  rmSync(stamp, { force: true });
  mkdirSync(folder, { recursive: true });
  clearStaleCache(folder);
  copyStarter(folder);
  const started = Date.now();
  await buildCopy(folder, { BUILD_DATE: STARTER_DAY, GATSBY_CONTACT_ENDPOINT: endpoint });
  writeFileSync(stamp, wanted);
  console.log(`${folder}: built in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Removes the caches of different code, as tools/build.mjs does. */
function clearStaleCache(folder: string): void {
  const stamp = path.join(folder, "built-by");
  const code = digestInputs(CODE_INPUTS);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === code) return;
  for (const name of [".cache", "public"]) rmSync(path.join(folder, name), { recursive: true, force: true });
  writeFileSync(stamp, code);
}
