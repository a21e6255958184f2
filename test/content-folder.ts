/** A small valid content tree in a temporary folder, for tests that break one file of it and read what the check says. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent, type LoadedContent } from "../src/content/load";
import { formatProblem } from "../src/content/problem";
import { model } from "../src/model/model";

/** The day that the check takes for today; every sample page is published by then. */
const TODAY = "2026-11-20";

/** The company's name in the sample: a pinned one, so that tests don't change with the company's facts. */
const COMPANY = "Muster";

export interface PageFiles {
  de: string;
  en: string;
}

/** The sample's pages: one made of sections, one with a body, one with groups of fields. */
export const HOME = pageFiles("/");
export const ARTICLE = pageFiles("/news/first-train/");
export const SERVICE = pageFiles("/services/rail-advice/");

/** @returns the two files of the page at a route. */
export function pageFiles(route: string): PageFiles {
  return { de: `content/pages${route}index.de.md`, en: `content/pages${route}index.en.md` };
}

const SAMPLE = path.join(__dirname, "sample-content");
const REAL_SITE = path.join(__dirname, "./fixture/content/site");

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
  move(from: string, to: string): void;
  /** Of what may not be there, too. */
  remove(file: string): void;
  load(today?: string): LoadedContent;
  /** @returns the lines that an editor reads. */
  check(today?: string): string[];
}

/** Call it in `describe`: each of its tests gets the valid tree anew, and no test leaves it behind. */
export function contentFolder(): ContentFolder {
  let root = "";
  beforeEach(() => {
    root = makeTree();
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  const at = (file: string) => path.join(root, file);
  const folder: ContentFolder = {
    get root() {
      return root;
    },
    write(file, content) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    read: (file) => readFileSync(at(file), "utf8"),
    change(file, from, to) {
      const text = folder.read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      writeFileSync(
        at(file),
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
    move: (from, to) => renameSync(at(from), at(to)),
    remove: (file) => rmSync(at(file), { recursive: true, force: true }),
    load: (today = TODAY) => loadContent(root, today, model),
    check: (today = TODAY) => folder.load(today).problems.map(formatProblem),
  };
  return folder;
}

function page(title: string, fields: string, body: string): string {
  const description = `${title}: a page that stands in this test only, with enough words to be described as search engines everywhere like it best.`;
  const frontMatter = [`title: "${title}"`, `description: "${description}"`, `lead: "One paragraph."`, fields];
  return ["---", ...frontMatter.filter((line) => line !== ""), "---", body].join("\n");
}

/** The sample's pages and menus with the company file and the lines of the real site. */
function makeTree(): string {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(SAMPLE, path.join(root, "content"), { recursive: true });
  cpSync(path.join(REAL_SITE, "lines.yml"), path.join(root, "content/site/lines.yml"));
  const company = readFileSync(path.join(REAL_SITE, "company.yml"), "utf8");
  writeFileSync(path.join(root, "content/site/company.yml"), company.replace(/^name: .*$/mu, `name: ${COMPANY}`));
  return root;
}
