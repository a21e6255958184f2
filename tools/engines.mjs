/** Firefox and WebKit for the tests: found, or in CI from Debian's packages. Nothing is downloaded from elsewhere. */
import { existsSync } from "node:fs";
import { findFirefox, findWebKit } from "./find-engines.mjs";
import { run } from "./steps.mjs";

const QUIET = { DEBIAN_FRONTEND: "noninteractive" };
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/**
 * In CI both are there: where this is root on Debian they come from Debian's packages. Elsewhere the visits are tried in
 * the engines that are here, and a line says which are not.
 * @returns {Promise<void>} rejected in CI, with a sentence that says what to install
 */
export async function installEngines() {
  if (missing().length === 0) return;
  if (process.env.CI && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await run("apt-get", ["update", "-qq"], QUIET);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...PACKAGES], QUIET);
  }
  if (missing().length === 0) return;
  const sentence = `${missing().join(" and ")} not found here (Debian: ${PACKAGES.join(", ")})`;
  if (process.env.CI) throw new Error(sentence);
  console.warn(`\n!! ${sentence}: the visits are not tried in it.\n`);
}

function missing() {
  return [
    ...(findFirefox() ? [] : ["Firefox"]),
    ...(findWebKit() ? [] : ["WebKit (MiniBrowser, WebKitWebDriver, Xvfb)"]),
  ];
}
