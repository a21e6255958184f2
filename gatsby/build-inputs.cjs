/** What a build is made of: the one list that every stamp of a cache is a digest of. */
const { createHash } = require("node:crypto");
const { existsSync, readdirSync, readFileSync, statSync } = require("node:fs");
const path = require("node:path");

/** Files that configure the build. Workflows name the same files. */
const CONFIGURATION = [
  "babel.config.cjs",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];

const CODE = [...CONFIGURATION, "gatsby", "plugins", "src"];

/** Words of the interface, and what is copied as it is, where there is anything. */
const BESIDE_PAGES = ["locales", "static"].filter((name) => existsSync(name));

/** Words and pictures. */
const CONTENT = ["content", ...BESIDE_PAGES];

/** What decides nothing of what is built. */
const OF_TESTS = /\.test\.tsx?$/u;

/**
 * @param {readonly string[]} inputs files and folders, from the project's root
 * @returns {string} a digest of their names and contents, without tests
 */
function digestOf(inputs) {
  return digestOfFiles(inputs.flatMap(filesIn).filter((file) => !OF_TESTS.test(file)));
}

/** @param {readonly string[]} files */
function digestOfFiles(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** @param {string} input @returns {string[]} files with slashes, in the same order on every system */
function filesIn(input) {
  if (!statSync(input).isDirectory()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name).replaceAll(path.sep, "/"))
    .sort();
}

module.exports = { CONFIGURATION, CODE, BESIDE_PAGES, CONTENT, digestOf };
