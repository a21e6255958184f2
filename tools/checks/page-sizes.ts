import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/files-below";
import { LANGUAGES } from "../../src/i18n/languages";
import { shippedSize } from "./shipped-size";

/** The documents of the home pages, which are what most visits begin with. */
export const HOME_HTML = 18_000;

/** What a document names (gatsby/html/document.tsx). */
const SCRIPT = /<script src="([^"]+)"/gu;

export interface PageSize {
  path: string;
  /** The scripts of a first visit, by address: those that the document names. */
  files: Readonly<Record<string, number>>;
  /** All of them. */
  scripts: number;
  /** The page's data. */
  data: number;
  /** The document with its styles. */
  html: number;
}

/** @param folder the built site. @returns the sizes of every page that has a language. */
export function measurePages(folder: string): PageSize[] {
  return LANGUAGES.flatMap((language) =>
    filesBelow(folder, language)
      .filter((file) => path.basename(file) === "index.html")
      .map((file) => {
        const page = path.posix.join("/", path.dirname(file), "/");
        const html = shippedSize(path.join(folder, file));
        const data = path.join(folder, "page-data", page, "page-data.json");
        const named = [...readFileSync(path.join(folder, file), "utf8").matchAll(SCRIPT)];
        const files = Object.fromEntries(named.map(([, name = ""]) => [name, shippedSize(path.join(folder, name))]));
        return {
          path: page,
          files,
          scripts: Object.values(files).reduce((sum, size) => sum + size, 0),
          data: shippedSize(data),
          html,
        };
      }),
  );
}
