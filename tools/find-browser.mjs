/**
 * Where this machine keeps a Chromium: tests and measurements drive it, and none of them downloads a browser.
 * Plain JavaScript without dependencies, so that every script can import it.
 */
import { existsSync } from "node:fs";
import path from "node:path";

const SHELL = "/usr/bin/chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const PLACES = {
  linux: ["/usr/bin", "/usr/local/bin", "/snap/bin"].flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)),
  darwin: ["Chromium", "Google Chrome"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) =>
    ["Chromium", "Google\\Chrome"].map((name) => `%${variable}%\\${name}\\Application\\chrome.exe`),
  ),
};

/**
 * @returns {string | undefined} the path of a Chromium or Chrome: the one that the environment variable CHROMIUM names,
 * else one in a usual place, else one on the PATH; undefined where there is none, or where CHROMIUM names no file
 */
export function findBrowser() {
  const named = process.env["CHROMIUM"];
  if (named) return existsSync(named) ? named : undefined;
  return [...usualPlaces(), ...onThePath()].find((file) => existsSync(file));
}

/** @returns {string | undefined} Debian's headless shell of Chromium, in which tests take half the time; else as findBrowser() */
export function findTestBrowser() {
  return process.env["CHROMIUM"] || !existsSync(SHELL) ? findBrowser() : SHELL;
}

function usualPlaces() {
  const places = PLACES[process.platform] ?? PLACES.linux;
  return places.map((place) => place.replace(/%(.+?)%/u, (_match, variable) => process.env[variable] ?? ""));
}

function onThePath() {
  const ending = process.platform === "win32" ? ".exe" : "";
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name + ending)));
}
