/** Which files there are, and what their names say. */
import path from "node:path";
import { filesBelow } from "./files-below";
import { isLanguage, type Language, LANGUAGES } from "../i18n/languages";
import { didYouMean } from "./explain";
import { fileProblem, type Problem } from "./problem";

export interface PageFile {
  /** From the project's root, with slashes: `content/pages/news/fusion-rail/index.de.md`. */
  path: string;
  folder: string;
  route: string;
  language: Language;
}

export const PAGES = "content/pages";
export const SITE = "content/site";

/** @returns every file below `content/pages`: pages, others, and names that look like pages and are not. */
export function findPageFiles(root: string): { pages: PageFile[]; others: string[]; problems: Problem[] } {
  const found = { pages: [] as PageFile[], others: [] as string[], problems: [] as Problem[] };
  for (const file of filesBelow(root, PAGES)) {
    const folder = path.posix.dirname(file);
    const language = /^index\.(\w+)\.md$/u.exec(path.posix.basename(file))?.[1];
    if (isLanguage(language)) {
      // The folder is the address: `content/pages/services/strapi` is `/services/strapi/` (docs/decisions).
      found.pages.push({ path: file, folder, route: `${folder.slice(PAGES.length)}/`, language });
    } else if (file.endsWith(".md")) {
      found.problems.push(misnamed(file));
    } else {
      found.others.push(file);
    }
  }
  return found;
}

function misnamed(file: string): Problem {
  const names = LANGUAGES.map((language) => `index.${language}.md`);
  const otherwise = `call it ${names.join(" or ")}, in a folder named like the page's address`;
  const remedy = didYouMean(path.posix.basename(file), names, otherwise);
  return fileProblem(file, "is not a name for a page", remedy);
}
