// @ts-check
/**
 * Finds the programs that tests and measurements run. An environment variable may name a program's file. Plain JavaScript, which
 * runs before packages are installed.
 */
import { existsSync } from "node:fs";
import path from "node:path";

const ON_PATH = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
const FOLDERS = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/snap/bin", "/opt/homebrew/bin", ...ON_PATH];

const CHROMIUMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome.exe"];
const CHROMIUM_APPS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  `${process.env["PROGRAMFILES"]}\\Google\\Chrome\\Application\\chrome.exe`,
];
const FIREFOX_APPS = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  `${process.env["PROGRAMFILES"]}\\Mozilla Firefox\\firefox.exe`,
];
const WEBKIT_FOLDERS = ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap((machine) =>
  ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => `/usr/lib/${machine}/${version}`),
);
const NGINX_MODULES = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"];

export const findBrowser = () => find("CHROMIUM", [...inFolders(FOLDERS, CHROMIUMS), ...CHROMIUM_APPS]);

/** Finds Debian's headless shell of Chromium, which halves the time of tests, or else the browser. */
export const findTestBrowser = () => find("CHROMIUM", inFolders(FOLDERS, ["chromium-headless-shell"])) ?? findBrowser();

export const findFirefox = () => find("FIREFOX", [...inFolders(FOLDERS, ["firefox-esr", "firefox"]), ...FIREFOX_APPS]);

/** Finds WebKitGTK's MiniBrowser, its driver, and Xvfb. */
export function findWebKit() {
  const browser = find("WEBKIT_BROWSER", inFolders(WEBKIT_FOLDERS, ["MiniBrowser"]));
  const driver = find("WEBKIT_DRIVER", inFolders(FOLDERS, ["WebKitWebDriver"]));
  const screen = find("XVFB", inFolders(FOLDERS, ["Xvfb"]));
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** Finds nginx and its module for brotli. */
export function findNginx() {
  const program = find("NGINX", inFolders(FOLDERS, ["nginx"]));
  const brotli = find("NGINX_BROTLI", inFolders(NGINX_MODULES, ["ngx_http_brotli_static_module.so"]));
  return program ? { program, brotli } : undefined;
}

/** @param {string[]} folders @param {string[]} names */
const inFolders = (folders, names) => names.flatMap((name) => folders.map((folder) => path.join(folder, name)));

/** @param {string} variable @param {string[]} candidates @returns {string | undefined} */
const find = (variable, candidates) => {
  const named = process.env[variable];
  return (named ? [named] : candidates).find((file) => existsSync(file));
};
