/** A small valid content tree in a temporary folder, for tests that break one file of it and read what the check says. */
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { loadContent, type LoadedContent } from "../src/content/load";
import { formatProblem } from "../src/content/problem";
import { model } from "../src/model/model";
import { type TemporaryFolder, temporaryFolder } from "./temporary-folder";

/** The day that the check takes for today; every page is published by then. */
const TODAY = "2026-11-20";

/** The company's name in tests: a pinned one, so that tests don't change with the company's facts. */
const COMPANY = "Muster";

export interface PageFiles {
  de: string;
  en: string;
}

/** Pages of the starter: one made of sections, one with a body, one with groups of fields. */
export const HOME = pageFiles("/");
export const ARTICLE = pageFiles("/news/first-train/");
export const SERVICE = pageFiles("/services/rail-advice/");

/** @returns the two files of the page at a route. */
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

/** Files are named from the project's root, as in the check's lines: `content/pages/index.de.md`. */
export interface ContentFolder {
  /** Its absolute path; another one in each test. */
  readonly root: string;
  /** Writes a file, with the folders above it. */
  write(file: string, content: string | Uint8Array): void;
  read(file: string): string;
  /** Replaces the first `from`; throws where there is none, so that no test passes because it changed nothing. */
  change(file: string, from: string, to: string): void;
  /** The same in both languages, where a mistake in one alone would also be a difference between them. */
  changeBoth(page: PageFiles, from: string, to: string): void;
  /** Writes a valid page in both languages; `fields` are lines of front matter, which begin at line 5. */
  addPage(route: string, title: string, fields?: string, body?: string): PageFiles;
  /** Of what may not be there, too. */
  remove(file: string): void;
  load(today?: string): LoadedContent;
  /** @returns the lines that an editor reads. */
  check(today?: string): string[];
}

/** Call it in `describe`: each of its tests gets the valid tree anew, and no test leaves it behind. */
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

/** Three pages of the starter, one of them as the home page, and the pages and files that every site needs. */
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
