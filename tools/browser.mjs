/** The browser for the tests: found, or from Debian's packages. Nothing is downloaded from elsewhere. */
import { existsSync } from "node:fs";
import { findBrowser, findShell } from "./find-browser.mjs";
import { run } from "./steps.mjs";

const PACKAGES = ["chromium", "chromium-headless-shell", "fonts-liberation"];

/**
 * Makes sure that there is a Chromium. Where this is root on Debian it comes from Debian's packages, without a window, too.
 * @returns {Promise<void>} rejected with a sentence that says what to install
 */
export async function installBrowser() {
  const isDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebian && !process.env.CHROMIUM && findShell() === findBrowser()) {
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], quiet);
    // An older Debian has no such shell.
    for (const name of PACKAGES)
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet).catch(() => {});
  }
  if (findBrowser()) return;
  throw new Error("There is no Chromium or Chrome here: install one, or name it in the environment variable CHROMIUM.");
}
