/** The browser for the tests: found, or from Debian's packages. Nothing is downloaded from elsewhere. */
import { existsSync } from "node:fs";
import { findBrowser, findTestBrowser } from "./find-browser.mjs";
import { run } from "./steps.mjs";

const QUIET = { DEBIAN_FRONTEND: "noninteractive" };

/**
 * Makes sure that there is a Chromium, and on Debian its headless shell: where this is root, they come from its packages.
 * @returns {Promise<void>} rejected with what Debian says, or a sentence that says what to install
 */
export async function installBrowser() {
  const isDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebian && !process.env.CHROMIUM && findTestBrowser() === findBrowser())
    await installFromDebian().catch((error) => {
      // An older Debian has no such shell, and a machine may be offline: the whole browser does, in twice the time.
      if (!findBrowser()) throw error;
    });
  if (findBrowser()) return;
  throw new Error("There is no Chromium or Chrome here: install one, or name it in the environment variable CHROMIUM.");
}

async function installFromDebian() {
  const packages = [...(findBrowser() ? [] : ["chromium", "fonts-liberation"]), "chromium-headless-shell"];
  await run("apt-get", ["update", "-qq"], QUIET);
  for (const name of packages) await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], QUIET);
}
