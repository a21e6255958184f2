// @ts-check
/** Browsers and nginx for the tests, found on this machine or installed from Debian's packages. */
import { existsSync } from "node:fs";
import { findBrowser, findFirefox, findNginx, findTestBrowser, findWebKit } from "./programs.mjs";
import { run } from "./run.mjs";

/** The run level prevents Debian from starting nginx after its installation. */
const APT_ENVIRONMENT = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };

/** @type {{ name: string, packages: string[], isInstalled: () => boolean }[]} */
const PROGRAMS = [
  { name: "Chromium", packages: ["chromium", "fonts-liberation"], isInstalled: () => Boolean(findBrowser()) },
  {
    name: "headless shell of Chromium, which halves the time of tests",
    packages: ["chromium-headless-shell"],
    isInstalled: () => findTestBrowser() !== findBrowser() || Boolean(process.env["CHROMIUM"]),
  },
  {
    name: "nginx with its module brotli_static",
    packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
    isInstalled: () => Boolean(findNginx()?.brotli),
  },
  { name: "Firefox", packages: ["firefox-esr"], isInstalled: () => Boolean(findFirefox()) },
  { name: "WebKit", packages: ["webkit2gtk-driver", "xvfb"], isInstalled: () => Boolean(findWebKit()) },
];

const missing = () => PROGRAMS.filter(({ isInstalled }) => !isInstalled());

/**
 * Installs missing programs as root on Debian, and warns of programs that stay missing.
 * @throws {Error} without Chromium, and in CI if any program but the headless shell is missing
 */
export async function installPrograms() {
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await run("apt-get", ["update", "-qq"], APT_ENVIRONMENT);
    for (const { packages } of missing()) await installPackages(packages).catch((error) => console.warn(error.message));
  }
  const [chromium, shell] = PROGRAMS;
  for (const program of missing()) {
    const problem = `${program.name} - not found - install ${program.packages.join(" ")} or see tools/programs.mjs`;
    if (program === chromium || (process.env["CI"] && program !== shell)) throw new Error(problem);
    console.warn(`\n!! ${problem}. Its tests are skipped.\n`);
  }
}

/** @param {string[]} packages */
const installPackages = (packages) =>
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], APT_ENVIRONMENT);
