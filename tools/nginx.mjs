/** nginx for the tests: found, or from Debian's packages. Nothing is downloaded from elsewhere. */
import { existsSync } from "node:fs";
import { findNginx } from "./find-nginx.mjs";
import { run } from "./steps.mjs";

/** Debian starts a server as soon as it is installed: with this it does not, and the tests start their own. */
const QUIET = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
const PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static"];

/**
 * Makes sure that there is an nginx that serves compressed copies. Where this is root on Debian it comes from Debian's packages;
 * elsewhere than in CI, a line says that its tests are left out.
 * @returns {Promise<void>} rejected in CI, with a sentence that says what to install
 */
export async function installNginx() {
  if (findNginx()?.brotli) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await run("apt-get", ["update", "-qq"], QUIET);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...PACKAGES], QUIET);
  }
  if (findNginx()?.brotli) return;
  const sentence = `nginx with the module brotli_static not found here (Debian: ${PACKAGES.join(", ")}; elsewhere name both in NGINX and NGINX_BROTLI)`;
  if (process.env.CI) throw new Error(sentence);
  console.warn(`\n!! ${sentence}: what it would answer is not tried.\n`);
}
