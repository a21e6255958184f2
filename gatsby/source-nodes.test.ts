import { LANGUAGES } from "../src/i18n/languages";
import { de, pageAt, smallSite } from "../test/small-site";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { createPageNode } from "./source-nodes";

const PICTURE = { file: "content/pages/about-us/cover.svg", alt: "Ein Stellwerk" };
const OTHER = { file: "content/pages/contact/map.svg", decorative: true };
const sections = [{ type: "related", id: "a", heading: "A", as: "cards", routes: ["/contact/"] }];
const project = process.cwd();
let folder: TemporaryFolder;

/** Runs in a folder with two pictures and empty messages, because the build reads both from its working directory. */
beforeEach(() => {
  folder = temporaryFolder();
  process.chdir(folder.path);
  for (const { file } of [PICTURE, OTHER]) folder.write(file, "<svg/>");
  for (const language of LANGUAGES) folder.write(`locales/${language}.json`, "{}");
});
afterEach(() => {
  process.chdir(project);
  folder.remove();
});

const digest = (content: Record<string, unknown> = {}) => {
  const shown = { picture: PICTURE, sections, ...content };
  const site = smallSite([de("/about-us/", shown), de("/contact/", { picture: OTHER })]);
  return createPageNode(site, pageAt(site, "/de/about-us/")).internal.contentDigest;
};

/** Gatsby renders a page again only if the digest of its node has changed. */
it("the digest of a page's node changes with its texts, its pictures and pictures of linked pages", () => {
  const before = digest();
  expect(digest()).toBe(before);
  const changed = [digest({ lead: "A new one." }), digest({ closing: "Und jetzt?" }), digest({ noindex: true })];
  for (const { file } of [PICTURE, OTHER]) {
    folder.write(file, "<svg />");
    changed.push(digest());
  }
  expect(new Set([before, ...changed]).size).toBe(6);
});

it("createPageNode throws if a picture is missing", () => {
  expect(() => digest({ picture: { file: "content/pages/about-us/gone.svg" } })).toThrow(/gone\.svg/u);
});
