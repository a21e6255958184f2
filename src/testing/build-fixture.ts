/**
 * `npm run build:fixture`: the fixture (fixture/) built by this site's code, in a folder of its own, as it is on its day.
 * What was built from the same files is left as it is.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BESIDE_PAGES, CODE, digestOf } from "../../bin/build-inputs.cjs";
import { buildCopy, copyFixture } from "../checks/site-copy";
import { FIXTURE_DAY } from "./fixture-day";

const PLACE = ".fixture";
const STAMP = path.join(PLACE, "built-from");

async function buildFixture(): Promise<void> {
  const wanted = digestOf([...CODE, "fixture", ...BESIDE_PAGES]);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return console.log("The fixture is up to date.");
  rmSync(STAMP, { force: true });
  mkdirSync(PLACE, { recursive: true });
  copyFixture(PLACE);
  const started = Date.now();
  await buildCopy(PLACE, { BUILD_DATE: FIXTURE_DAY, GATSBY_CONTACT_ENDPOINT: "inbox", NO_SHARE_PICTURES: "" });
  writeFileSync(STAMP, wanted);
  console.log(`The fixture: built in ${Math.round((Date.now() - started) / 1000)} s`);
}

buildFixture().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
