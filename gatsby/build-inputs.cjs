// @ts-check
/** The inputs of a build. Every cache key is a digest of a part of this list. */
const { createHash } = require("node:crypto");
const { existsSync, readdirSync, readFileSync, statSync } = require("node:fs");
const path = require("node:path");

/** Files that configure the build. The cache key in .github/workflows/publish.yml names the same files. */
const CONFIGURATION_INPUTS = [
  "babel.config.cjs",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];

const CODE_INPUTS = [...CONFIGURATION_INPUTS, "gatsby", "plugins", "src"];

/** Messages of the interface, and files that are copied unchanged. A site may lack either folder. */
const STATIC_INPUTS = ["locales", "static"].filter((name) => existsSync(name));

const CONTENT_INPUTS = ["content", ...STATIC_INPUTS];

/** Tests do not affect the build. */
const TEST_FILE = /\.test\.tsx?$/u;

/** Computes a SHA-256 of names and contents of files and folders, without tests. @param {readonly string[]} inputs */
function digestInputs(inputs) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(listFiles))
    if (!TEST_FILE.test(file)) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** Lists files with slashes, in the same order on every system. @param {string} input @returns {string[]} */
function listFiles(input) {
  if (!statSync(input).isDirectory()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name).replaceAll(path.sep, "/"))
    .sort();
}

module.exports = { CONFIGURATION_INPUTS, CODE_INPUTS, STATIC_INPUTS, CONTENT_INPUTS, digestInputs };
