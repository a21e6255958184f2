/** Finds the files of pages, and reads route and language from their names. */
import path from "node:path";
import { isLanguage, type Language, LANGUAGES } from "../../i18n/languages";
import { listFiles } from "../list-files";
import { fileProblem, type Problem } from "../problem";
import { didYouMean } from "../suggest";

export interface PageFile {
  /** From the project's root, with slashes: `content/pages/news/fusion-rail/index.de.md`. */
  path: string;
  folder: string;
  route: string;
  language: Language;
}

export const PAGES_FOLDER = "content/pages";
export const SITE_FOLDER = "content/site";

/** Names that file systems store, and URLs spell, in only one way. Names of built files combine several. */
const ADDRESS_PART = /^(?=.{1,80}$)[a-z0-9](?:[\w.-]*[\w-])?$/iu;

/** Checks whether a name of a folder or file can be part of a URL. */
export const isUrlSegment = (name: string): boolean => ADDRESS_PART.test(name);

/** Finds every file below `content/pages`, and reports names that only look like a page's. */
export function findPageFiles(root: string): { pages: PageFile[]; others: string[]; problems: Problem[] } {
  const files = listFiles(root, PAGES_FOLDER);
  const found = { pages: [] as PageFile[], others: [] as string[], problems: files.flatMap(wrongNames) };
  for (const file of files) {
    const folder = path.posix.dirname(file);
    const language = /^index\.(\w+)\.md$/u.exec(path.posix.basename(file))?.[1];
    if (isLanguage(language)) {
      // The folder is the route: `content/pages/services/strapi` is `/services/strapi/` (docs/editing.md).
      found.pages.push({ path: file, folder, route: `${folder.slice(PAGES_FOLDER.length)}/`, language });
    } else if (file.endsWith(".md")) {
      found.problems.push(misnamed(file));
    } else {
      found.others.push(file);
    }
  }
  return found;
}

/** Reports a folder or file whose name can't be part of a URL, or is a language's. */
function wrongNames(file: string): Problem[] {
  const names = path.posix.relative(PAGES_FOLDER, file).split("/");
  const wrong = names.find((name, index) => !isUrlSegment(name) || (index === 0 && isLanguage(name)));
  const remedy = "give it another one, of the letters a to z, digits, dots inside, - and _";
  return wrong === undefined ? [] : [fileProblem(file, `"${wrong}" is no name for a part of an address`, remedy)];
}

function misnamed(file: string): Problem {
  const names = LANGUAGES.map((language) => `index.${language}.md`);
  const otherwise = `call it ${names.join(" or ")}, in a folder named like the page's address`;
  return fileProblem(file, "is not a name for a page", didYouMean(path.posix.basename(file), names, otherwise));
}
