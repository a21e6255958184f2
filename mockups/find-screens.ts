/** Which screens there are (mockups/screens/), and where their pictures lie: beside the page of their subject. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Screen, ScreenLanguage } from "./screens/screen";
import { filesBelow } from "../src/content/find-files";
import { LANGUAGES } from "../src/i18n/languages";

const SCREENS = "mockups/screens";
const PAGES = "content/pages";

/** A screen where it was found; paths are from the project's root. */
export interface FoundScreen {
  subject: string;
  name: string;
  source: string;
  /** The folder of its subject's page, such as `content/pages/products/freshms`; undefined where the content has none. */
  page: string | undefined;
}

/** @returns every screen: a `.tsx` file right in a subject's folder. What several share lies in a folder below, or in a `.ts` file. */
export function findScreens(root: string): FoundScreen[] {
  return filesBelow(root, SCREENS).flatMap((source) => {
    const [, subject = "", name = ""] = /^mockups\/screens\/([\w-]+)\/([\w-]+)\.tsx$/u.exec(source) ?? [];
    return name ? [{ subject, name, source, page: pageOf(root, subject) }] : [];
  });
}

/** @returns the path of a screen's picture in a language. @throws where its subject has no page */
export function pictureOf({ page, name, source }: FoundScreen, language: ScreenLanguage): string {
  if (!page) throw new Error(`${source} - no page of the site is about it`);
  return `${page}/screen-${name}.${language}.png`;
}

/** @returns the paths of all pictures that are called like a screen's. */
export function findPictures(root: string): string[] {
  return filesBelow(root, PAGES).filter((file) => /\/screen-[\w-]+\.(?:de|en)\.png$/u.test(file));
}

/** @throws where the file exports no screen */
export async function loadScreen(root: string, { source }: FoundScreen): Promise<Screen> {
  const { screen } = (await import(path.join(root, source))) as { screen?: Screen };
  const isWhole = screen && LANGUAGES.every((language) => screen.title[language]);
  if (!isWhole)
    throw new Error(`${source} - exports no screen - export const screen: Screen (mockups/screens/screen.ts)`);
  return screen;
}

/** A subject is called like the folder of its page, on whichever shelf that stands. */
function pageOf(root: string, subject: string): string | undefined {
  const shelves = readdirSync(path.join(root, PAGES), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return shelves.map(({ name }) => `${PAGES}/${name}/${subject}`).find((folder) => existsSync(path.join(root, folder)));
}
