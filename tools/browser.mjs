/** The browser for the tests: found, or from Debian's packages. Nothing is downloaded from elsewhere. */
import { existsSync } from "node:fs";
import { findBrowser } from "./find-browser.mjs";
import { run } from "./steps.mjs";

/**
 * Makes sure that there is a Chromium. Where this is root on Debian it comes from Debian's packages.
 * @returns {Promise<void>} rejected with a sentence that says what to install
 */
export async function installBrowser() {
  if (findBrowser()) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error(
      "There is no Chromium or Chrome here: install one, or name it in the environment variable CHROMIUM.",
    );
  }
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], quiet);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"], quiet);
  if (!findBrowser())
    throw new Error("Debian's package chromium is installed, but no browser was found: name it in CHROMIUM.");
}
