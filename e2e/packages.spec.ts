/** What a file imports is what runs in the browser (quality R13). Reads webpack's record of the build; visits no page. */
import path from "node:path";
import { expect, test } from "@playwright/test";
import { bundledFiles, type Request, requests } from "./bundled-modules";

/** Files of Gatsby's runtime that modules of src replace (gatsby/webpack/webpack.ts): three at most. */
const REPLACED = [
  ".cache/loader.js imports ./prefetch and gets src/browser/prefetch.ts",
  ".cache/navigation.js imports ./route-announcer-props and gets src/layout/gatsby-announcer.ts",
];

/** Gatsby's list of templates. */
const TEMPLATES = ".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js";

const PACKAGES = ["react", "react-dom", "react-intl", "@gatsbyjs/reach-router", "gatsby-link"];

test("the packages that the site's code and Gatsby import are in the bundle themselves, each once", () => {
  const folders = [...new Set([...bundledFiles].map(packageFolder))];
  const names = folders.map((folder) => folder.replace(/^.*node_modules\//u, ""));
  expect(names.filter((name) => PACKAGES.includes(name)).sort()).toEqual([...PACKAGES].sort());
});

test("no module of src stands in for another one, but for the replaced files of Gatsby's", () => {
  expect(requests, "imports of modules of src").not.toEqual([]);
  expect(requests.filter((each) => !leadsThereByPath(each)).map(describe)).toEqual(REPLACED);
  expect(REPLACED.length).toBeLessThanOrEqual(3);
});

test("outside src, only gatsby-browser.tsx, the list of templates and importers of replaced files import from it", () => {
  const others = requests.filter((each) => !each.from.startsWith("src/") && each.from !== "gatsby-browser.tsx");
  const isTemplate = ({ from, file }: Request) =>
    from === TEMPLATES && /^src\/templates\/[^/]+\/template\.tsx$/u.test(file);
  expect(others.filter((each) => !isTemplate(each)).map(describe)).toEqual(REPLACED);
});

/** @returns the folder of the package that a file belongs to; nothing for a file of no package. */
function packageFolder(file: string): string {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0] ?? "";
}

function leadsThereByPath({ from, request, file }: Request): boolean {
  const { dir, name } = path.posix.parse(file);
  const wanted = path.posix.join(path.posix.dirname(from), request.replace(/\?.*$/u, ""));
  return request.startsWith(".") && [file, `${dir}/${name}`].includes(wanted);
}

function describe({ from, request, file }: Request): string {
  return `${from} imports ${request} and gets ${file}`;
}
