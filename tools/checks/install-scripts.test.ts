/** Packages that would run a program of their own when they are installed (quality S8). */
import { packages } from "../../package-lock.json";

/**
 * None of these programs is run: tools/steps.mjs and the workflows install with --ignore-scripts, and the programs for each
 * system come as packages of their own. A package that is not here has not been looked at.
 */
const KNOWN: Readonly<Record<string, string>> = {
  "@swc/core": "looks whether its program is there, else fetches one that runs anywhere",
  "@parcel/watcher": "builds itself from source, where asked to",
  "core-js": "asks for donations",
  "core-js-pure": "asks for donations",
  "es5-ext": "prints a message, in some time zones",
  esbuild: "puts its program in the place of a script that finds it, or fetches it where it is missing",
  gatsby: "fetches lists of its newest interfaces, which `gatsby develop` compares with; it fails in silence",
  "gatsby-cli": "greets those who install it globally",
  lmdb: "looks whether its program is there, else builds it",
  "msgpackr-extract": "looks whether its program is there, else builds it",
  sharp: "looks whether its program is there, else builds it",
  "unrs-resolver": "looks whether its program is there, else fetches it",
};

const found = Object.entries(packages)
  .filter(([, details]) => "hasInstallScript" in details)
  .map(([folder]) => folder.replace(/^.*node_modules\//u, ""));

it("every script of a package for its installation has been looked at, and the list names no package that is gone", () => {
  expect([...new Set(found)].sort()).toEqual(Object.keys(KNOWN).sort());
});
