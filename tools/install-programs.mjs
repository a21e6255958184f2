/** Browsers and nginx for the tests: found, or installed from Debian's packages. Nothing is downloaded from elsewhere. */
import { existsSync } from "node:fs";
import { findBrowser, findFirefox, findNginx, findTestBrowser, findWebKit } from "./programs.mjs";
import { run } from "./steps.mjs";

/** Without a run level, Debian starts nginx as soon as it is installed. */
const QUIET = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };

/** @type {{ name: string, packages: string[], isHere: () => boolean }[]} */
const PROGRAMS = [
  { name: "Chromium", packages: ["chromium", "fonts-liberation"], isHere: () => Boolean(findBrowser()) },
  {
    name: "Chromium's headless shell, with which tests take half the time",
    packages: ["chromium-headless-shell"],
    isHere: () => findTestBrowser() !== findBrowser() || Boolean(process.env.CHROMIUM),
  },
  {
    name: "nginx with its module brotli_static",
    packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
    isHere: () => Boolean(findNginx()?.brotli),
  },
  { name: "Firefox", packages: ["firefox-esr"], isHere: () => Boolean(findFirefox()) },
  { name: "WebKit", packages: ["webkit2gtk-driver", "xvfb"], isHere: () => Boolean(findWebKit()) },
];

const missing = () => PROGRAMS.filter(({ isHere }) => !isHere());

/**
 * Installs what is missing where this is root on Debian, and says what is left out elsewhere.
 * @returns {Promise<void>} rejected without a Chromium, and in CI where anything but the headless shell is missing
 */
export async function installPrograms() {
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await run("apt-get", ["update", "-qq"], QUIET);
    for (const { packages } of missing()) await installPackages(packages).catch((error) => console.warn(error.message));
  }
  const [chromium, shell] = PROGRAMS;
  for (const program of missing()) {
    const sentence = `There is no ${program.name} here (Debian: ${program.packages.join(", ")}; tools/programs.mjs)`;
    if (program === chromium || (process.env.CI && program !== shell)) throw new Error(sentence);
    console.warn(`\n!! ${sentence}: its tests are left out.\n`);
  }
}

/** @param {string[]} packages */
const installPackages = (packages) =>
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], QUIET);
