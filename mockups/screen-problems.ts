import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../src/i18n/languages";
import { screenDocument } from "./document";
import { findPictures, findScreens, type FoundScreen, loadScreen, pictureOf } from "./find-screens";
import { digestOf, readTaken, type Taken } from "./taken";

/**
 * @param root absolute path of the project
 * @returns a line for every picture that is missing, older than its screen, changed by hand, or of no screen. A screen whose
 * subject has no page in this content is nobody's: another firm's content passes as it is.
 */
export async function screenProblems(root: string): Promise<string[]> {
  const taken = readTaken(root);
  const screens = findScreens(root).filter(({ page }) => page);
  const ofScreens = await Promise.all(screens.map((screen) => problemsOf(root, screen, taken)));
  const known = new Set(screens.flatMap((screen) => LANGUAGES.map((language) => pictureOf(screen, language))));
  const orphans = findPictures(root).filter((picture) => !known.has(picture));
  return [
    ...ofScreens.flat(),
    ...orphans.map(
      (picture) => `${picture} - no screen in mockups/screens/ is its own - remove it, or rename it as its screen is`,
    ),
  ];
}

async function problemsOf(root: string, found: FoundScreen, taken: Taken): Promise<string[]> {
  const remedy = `npm run screens -- ${found.subject}/${found.name}`;
  const { source } = found;
  try {
    const screen = await loadScreen(root, found);
    return LANGUAGES.flatMap((language) => {
      const picture = pictureOf(found, language);
      const document = digestOf(screenDocument(screen, language, path.dirname(path.join(root, source))));
      const isThere = existsSync(path.join(root, picture));
      if (!isThere || !taken[picture]) return [`${source} - its picture ${picture} has not been taken - ${remedy}`];
      if (taken[picture].document !== document) return [`${source} - is newer than its picture ${picture} - ${remedy}`];
      if (taken[picture].picture === digestOf(readFileSync(path.join(root, picture)))) return [];
      return [`${picture} - is not what was taken of ${source} - ${remedy}`];
    });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
