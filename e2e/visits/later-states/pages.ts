/** Finds the controls of every page in the built HTML, and so the pages that are worth a visit. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { FOLDER } from "../../folder";
import { readElements } from "../../html";
import { ALL_ROUTES } from "../../routes";
import { LANGUAGES, pathOf } from "../../site";

interface Page {
  path: string;
  /** Of its controls in main: `details`, `form`, and the names of radio buttons and checkboxes. */
  kinds: ReadonlySet<string>;
}

/** Every page, the languages taking turns. */
const PAGES: readonly Page[] = ALL_ROUTES.map((route, index) =>
  readPage(pathOf(LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0], route)),
);

export const ALL_PATHS: readonly string[] = PAGES.map((page) => page.path);

/** The pages with a form. */
export const FORM_PATHS: readonly string[] = PAGES.filter(({ kinds }) => kinds.has("form")).map((page) => page.path);

/** A small set of pages that has every kind of control. */
export const FEW_PATHS: readonly string[] = few(PAGES);

function few(pages: readonly Page[], wanted = new Set(pages.flatMap(({ kinds }) => [...kinds]))): string[] {
  if (wanted.size === 0) return [];
  const newIn = ({ kinds }: Page) => [...kinds].filter((kind) => wanted.has(kind)).length;
  const best = pages.reduce((before, each) => (newIn(each) > newIn(before) ? each : before));
  return [best.path, ...few(pages, new Set([...wanted].filter((kind) => !best.kinds.has(kind))))];
}

function readPage(pagePath: string): Page {
  const elements = readElements(readFileSync(path.join(FOLDER, pagePath, "index.html"), "utf8"));
  const kinds = elements
    .filter(({ area }) => area === "main")
    .flatMap(({ name, attributes: { type = "", name: group = "" } }) => {
      if (name === "input") return type === "radio" || type === "checkbox" ? [group] : [];
      return name === "form" || name === "details" ? [name] : [];
    });
  return { path: pagePath, kinds: new Set(kinds) };
}
