/** What a file imports is what runs in the browser, by webpack's record of the build (quality R13). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { EMPTY_MODULES, REPLACED_MODULES } from "../gatsby/webpack/replaced-modules";
import { type BundledModules, MODULES_FILE, type Request } from "../gatsby/webpack/write-modules";
import { buildFile } from "../src/hosting/build-files";
import { FOLDER } from "./site";

const BUNDLED = JSON.parse(readFileSync(buildFile(FOLDER, MODULES_FILE), "utf8")) as BundledModules;

/** Files of Gatsby's runtime that modules of src replace (gatsby/webpack/replaced-modules.ts): three at most. */
const REPLACED = [
  ".cache/loader.js imports ./prefetch and gets src/browser/prefetch.ts",
  ".cache/navigation.js imports ./route-announcer-props and gets src/layout/gatsby-announcer.ts",
];

const TEMPLATES = ".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js";

const PACKAGES = [
  "@gatsbyjs/reach-router",
  "gatsby-link",
  "gatsby-plugin-canonical-urls",
  "react",
  "react-dom",
  "react-intl",
];

const describe = ({ from, request, file }: Request) => `${from} imports ${request} and gets ${file}`;

test("the packages that the site's code and Gatsby import are in the bundle themselves, each once", () => {
  const files = Object.values(BUNDLED.chunks).flat();
  const folders = new Set(files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0] ?? ""));
  const names = [...folders].map((folder) => folder.replace(/^.*node_modules\//u, ""));
  expect(names.filter((name) => PACKAGES.includes(name)).sort()).toEqual(PACKAGES);
});

test("no module of src stands in for another one, but for the replaced files of Gatsby's", () => {
  const leadsThereByPath = ({ from, request, file }: Request) => {
    const { dir, name } = path.posix.parse(file);
    const wanted = path.posix.join(path.posix.dirname(from), request.replace(/\?.*$/u, ""));
    return request.startsWith(".") && [file, `${dir}/${name}`].includes(wanted);
  };
  expect(BUNDLED.requests, "imports of modules of src").not.toEqual([]);
  expect(BUNDLED.requests.filter((each) => !leadsThereByPath(each)).map(describe)).toEqual(REPLACED);
  const others = BUNDLED.requests.filter(({ from }) => !/^(?:src|plugins)\/|^gatsby-browser\.tsx$/u.test(from));
  const isTemplate = ({ from, file }: Request) =>
    from === TEMPLATES && /^src\/templates\/[^/]+\/template\.tsx$/u.test(file);
  expect(others.filter((each) => !isTemplate(each)).map(describe), "imports from outside").toEqual(REPLACED);
});

test("four modules at most are emptied, and three replaced", () => {
  const files = Object.values(BUNDLED.chunks).flat();
  const emptied = Object.keys(EMPTY_MODULES).map((file) => path.relative("", file.replace(/\$$/u, "")));
  expect(emptied.length).toBeLessThanOrEqual(4);
  expect(emptied.filter((name) => files.some((file) => file.includes(name)))).toEqual([]);
  expect(Object.keys(REPLACED_MODULES)).toHaveLength(REPLACED.length);
});
