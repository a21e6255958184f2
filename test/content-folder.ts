/** A small valid content in a temporary folder. Tests break one of its files and read the lines of the content check. */
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { loadContent, type LoadedContent } from "../src/content/load";
import { formatProblem } from "../src/content/problem";
import { model } from "../src/model/model";
import { type TemporaryFolder, temporaryFolder } from "./temporary-folder";

/** The default day of the check, on which every page is published. */
const TODAY = "2026-11-20";

/** A fixed company name, so that tests are independent of the starter's. */
const COMPANY = "Muster";

export interface PageFiles {
  de: string;
  en: string;
}

/** Pages of the starter: a page of sections, one with a body, one with groups of fields. */
export const HOME = pageFiles("/");
export const ARTICLE = pageFiles("/news/first-train/");
export const SERVICE = pageFiles("/services/rail-advice/");

/** Returns the files of the page at a route, from the project's root. */
export function pageFiles(route: string): PageFiles {
  return { de: `content/pages${route}index.de.md`, en: `content/pages${route}index.en.md` };
}

const STARTER = path.join(__dirname, "../starter/content");

const NAVIGATION = `main:
  - label: { de: Leistungen, en: Services }
    route: /services/rail-advice/
  - label: { de: Aktuelles, en: News }
    routes: [/news/first-train/]
footer:
  - heading: { de: Mehr, en: More }
    routes: [/]
legal: [/]
`;

/** The content of one test. Paths of files begin at the project's root: `content/pages/index.de.md`. */
export interface ContentFolder {
  /** The absolute path of the folder, which changes with each test. */
  readonly root: string;
  write(file: string, content: string | Uint8Array): void;
  read(file: string): string;
  /** Replaces the first `from`. @throws {Error} if the file does not contain it */
  change(file: string, from: string, to: string): void;
  /** Replaces the first `from` in both languages, so that the check reports no difference between them. */
  changeBoth(page: PageFiles, from: string, to: string): void;
  /** Writes a valid page in both languages. `fields` are lines of front matter, which begin at line 5. */
  addPage(route: string, title: string, fields?: string, body?: string): PageFiles;
  remove(file: string): void;
  load(today?: string): LoadedContent;
  /** Returns the lines of the content check. */
  check(today?: string): string[];
}

/** Creates a valid content before each test of the file or `describe`, and removes it afterwards. */
export function contentFolder(): ContentFolder {
  let tree: TemporaryFolder;
  beforeEach(() => {
    tree = makeTree();
  });
  afterEach(() => tree.remove());

  const at = (file: string) => path.join(tree.path, file);
  const folder: ContentFolder = {
    get root() {
      return tree.path;
    },
    write: (file, content) => tree.write(file, content),
    read: (file) => tree.read(file),
    change(file, from, to) {
      const text = tree.read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      tree.write(
        file,
        text.replace(from, () => to),
      );
    },
    changeBoth(page, from, to) {
      for (const file of Object.values(page)) folder.change(file, from, to);
    },
    addPage(route, title, fields = "", body = "") {
      const files = pageFiles(route);
      folder.write(files.de, page(`${title}, deutsch`, fields, body));
      folder.write(files.en, page(`${title}, English`, fields, body));
      return files;
    },
    remove: (file) => rmSync(at(file), { recursive: true, force: true }),
    load: (today = TODAY) => loadContent(tree.path, today, model),
    check: (today = TODAY) => folder.load(today).problems.map(formatProblem),
  };
  return folder;
}

function page(title: string, fields: string, body: string): string {
  const description = `${title}: a page that stands in this test only, with enough words to be described as search engines everywhere like it best.`;
  const frontMatter = [`title: "${title}"`, `description: "${description}"`, `lead: "One paragraph."`, fields];
  return ["---", ...frontMatter.filter((line) => line !== ""), "---", body].join("\n");
}

/** Copies three pages of the starter, one as the home page, and adds the pages and files that every site needs. */
function makeTree(): TemporaryFolder {
  const tree = temporaryFolder();
  const { write } = tree;
  const copy = (from: string, to = from) =>
    cpSync(path.join(STARTER, from), path.join(tree.path, "content", to), { recursive: true });
  copy("pages/timetable", "pages");
  for (const name of ["pages/news/first-train", "pages/services/rail-advice", "site/lines.yml"]) copy(name);
  const company = readFileSync(path.join(STARTER, "site/company.yml"), "utf8");
  write("content/site/company.yml", company.replace(/^name: .*$/mu, `name: ${COMPANY}`));
  write("content/site/navigation.yml", NAVIGATION);
  write("content/site/redirects.yml", "- from: /start/\n  to: /\n");
  const notice = "noindex: true\nlisted: false\nways: [/, /services/rail-advice/]";
  for (const [route, fields] of Object.entries({
    "/404/": notice,
    "/500/": notice,
    "/offline/": notice,
    "/contact/": "",
  })) {
    write(pageFiles(route).de, page(`${route}, deutsch`, fields, ""));
    write(pageFiles(route).en, page(`${route}, English`, fields, ""));
  }
  return tree;
}
