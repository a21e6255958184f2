/** nginx for the tests: found, or from Debian's packages. Nothing is downloaded from elsewhere. */
import { existsSync } from "node:fs";
import { findNginx } from "./find-nginx.mjs";
import { run } from "./steps.mjs";

/** Debian starts a server as soon as it is installed: with this it does not, and the tests start their own. */
const QUIET = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };

/**
 * Makes sure that there is an nginx that serves compressed copies. Where this is root on Debian it comes from Debian's packages.
 * @returns {Promise<void>} rejected with a sentence that says what to install
 */
export async function installNginx() {
  if (findNginx()?.brotli) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error(
      "There is no nginx with the module brotli_static here: install both (Debian: nginx, libnginx-mod-http-brotli-static), or name them in the environment variables NGINX and NGINX_BROTLI.",
    );
  }
  await run("apt-get", ["update", "-qq"], QUIET);
  const packages = ["nginx-light", "libnginx-mod-http-brotli-static"];
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], QUIET);
  if (!findNginx()?.brotli)
    throw new Error("Debian's nginx is installed, but was not found: name it in NGINX, its module in NGINX_BROTLI.");
}
