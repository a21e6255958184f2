/** Which screens there are (mockups/screens/), and where their pictures lie: beside the page of their subject. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { ScreenLanguage } from "./screens/language";
import type { Screen } from "./screens/screen";
import { filesBelow } from "../src/content/files-below";
import { PAGES } from "../src/content/find-files";
import { LANGUAGES } from "../src/i18n/languages";
import { screenDocument } from "./document";

/** A screen where it was found, and the folder of its subject's page; paths are from the project's root. */
export interface FoundScreen {
  subject: string;
  name: string;
  source: string;
  page: string;
}

/** A picture of a screen in a language: its path, and the document that it is of. */
export interface Picture {
  file: string;
  screen: Screen;
  document: string;
}

/**
 * @returns every screen: a `.tsx` file right in a subject's folder, which is called like the folder of its page on whichever
 *   shelf that stands. A screen whose subject has no page in this content is nobody's.
 */
export function findScreens(root: string): FoundScreen[] {
  const shelves = readdirSync(path.join(root, PAGES));
  return filesBelow(root, "mockups/screens").flatMap((source) => {
    const [, subject = "", name = ""] = /^mockups\/screens\/([\w-]+)\/([\w-]+)\.tsx$/u.exec(source) ?? [];
    const pages = shelves.map((shelf) => `${PAGES}/${shelf}/${subject}`);
    const page = name && pages.find((folder) => existsSync(path.join(root, folder)));
    return page ? [{ subject, name, source, page }] : [];
  });
}

/** @returns the path of a screen's picture in a language. */
export const pictureOf = ({ page, name }: FoundScreen, language: ScreenLanguage) =>
  `${page}/screen-${name}.${language}.png`;

/** @throws where the file exports no screen */
export async function loadPictures(root: string, found: FoundScreen): Promise<Picture[]> {
  const source = path.join(root, found.source);
  const { screen } = (await import(source)) as { screen?: Screen };
  if (!screen || !LANGUAGES.every((language) => screen.title[language]))
    throw new Error(`${found.source} - exports no screen - export const screen: Screen (mockups/screens/screen.ts)`);
  return LANGUAGES.map((language) => ({
    screen,
    file: pictureOf(found, language),
    document: screenDocument(screen, language, path.dirname(source)),
  }));
}
