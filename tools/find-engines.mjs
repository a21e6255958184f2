/**
 * Where this machine keeps the other two engines that the site promises to work in: the tests drive them too.
 * Plain JavaScript without dependencies, so that every script can import it.
 */
import { existsSync } from "node:fs";

/** @param {string} variable an environment variable that names a file @param {string[]} places */
function find(variable, places) {
  const named = process.env[variable];
  return [...(named ? [named] : places)].find((file) => existsSync(file));
}

/** @returns {string | undefined} the path of a Firefox: the one that the environment variable FIREFOX names, else one in a usual place */
export function findFirefox() {
  return find("FIREFOX", [
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/snap/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ]);
}

/**
 * @returns {{ browser: string, driver: string, screen: string } | undefined} WebKitGTK's MiniBrowser, its driver, and a
 * server for a screen that nobody sees; undefined where one of the three is missing
 */
export function findWebKit() {
  const folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((machine) => `/usr/lib/${machine}`);
  const versions = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"];
  const browser = find(
    "WEBKIT_BROWSER",
    folders.flatMap((folder) => versions.map((version) => `${folder}/${version}/MiniBrowser`)),
  );
  const driver = find("WEBKIT_DRIVER", ["/usr/bin/WebKitWebDriver"]);
  const screen = find("XVFB", ["/usr/bin/Xvfb"]);
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}
