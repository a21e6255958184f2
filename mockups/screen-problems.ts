import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ENCODED, encodedFiles } from "../gatsby/images/screenshot";
import { filesBelow } from "../src/content/files-below";
import { PAGES } from "../src/content/find-files";
import { LANGUAGES } from "../src/i18n/languages";
import { findScreens, type FoundScreen, loadPictures, pictureOf } from "./find-screens";
import { digestOf, readTaken, type Taken } from "./taken";

/**
 * @param root absolute path of the project
 * @returns a line for every picture that is missing, older than its screen, changed by hand, of no screen or not encoded
 */
export async function screenProblems(root: string): Promise<string[]> {
  const taken = readTaken(root);
  const screens = findScreens(root);
  const ofScreens = await Promise.all(
    screens.map((screen) => problemsOf(root, screen, taken).catch((error: Error) => [error.message])),
  );
  const known = new Set(screens.flatMap((screen) => LANGUAGES.map((language) => pictureOf(screen, language))));
  const pictures = filesBelow(root, PAGES).filter((file) => /\/screen-[\w-]+\.(?:de|en)\.png$/u.test(file));
  const orphans = pictures.filter((picture) => !known.has(picture));
  const ofNone = "no screen in mockups/screens/ is its own - remove it, or rename it as its screen is";
  const problems = [...ofScreens.flat(), ...orphans.map((picture) => `${picture} - ${ofNone}`)];
  return problems.length > 0 ? problems : encodingProblems(root, [...known]);
}

/** A build would encode what is missing, each time anew. */
async function encodingProblems(root: string, pictures: readonly string[]): Promise<string[]> {
  const place = path.join(root, ENCODED);
  const found = new Set(existsSync(place) ? readdirSync(place) : []);
  const lines = await Promise.all(
    pictures.map(async (picture) => {
      const files = await encodedFiles(path.join(root, picture));
      const missing = files.filter(({ name }) => !found.delete(name));
      return missing.length > 0 ? [`${picture} - is not encoded as it is now - npm run screens`] : [];
    }),
  );
  return [...lines.flat(), ...[...found].map((name) => `${ENCODED}/${name} - is of no picture - npm run screens`)];
}

async function problemsOf(root: string, found: FoundScreen, taken: Taken): Promise<string[]> {
  const { source } = found;
  const problems = (await loadPictures(root, found)).map(({ file, document }) => {
    const known = existsSync(path.join(root, file)) && taken[file];
    if (!known) return `${source} - its picture ${file} has not been taken`;
    if (known.document !== digestOf(document)) return `${source} - is newer than its picture ${file}`;
    const isAsTaken = known.picture === digestOf(readFileSync(path.join(root, file)));
    return isAsTaken ? undefined : `${file} - is not what was taken of ${source}`;
  });
  const remedy = `npm run screens -- ${found.subject}/${found.name}`;
  return problems.flatMap((problem) => (problem ? [`${problem} - ${remedy}`] : []));
}
