/**
 * `npm run screens`: takes the pictures of all screens (mockups/screens/) in every language; `npm run screens -- freshms` those of a
 * subject, `npm run screens -- freshms/editor` those of one.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "playwright";
import { findBrowser } from "../tools/find-browser.mjs";
import { LANGUAGES } from "../src/i18n/languages";
import { screenDocument } from "./document";
import { findScreens, type FoundScreen, loadScreen, pictureOf } from "./find-screens";
import { takePicture } from "./take-picture";
import { digestOf, readTaken, writeTaken } from "./taken";

const root = process.cwd();

async function takeScreens(wanted: readonly string[]): Promise<void> {
  const found = findScreens(root).filter(({ page }) => page);
  const chosen = found.filter(
    ({ subject, name }) => wanted.length === 0 || wanted.includes(subject) || wanted.includes(`${subject}/${name}`),
  );
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium here - install one, or name it in CHROMIUM");
  if (chosen.length === 0) throw new Error(`There is no screen of ${wanted.join(", ")} in mockups/screens/`);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--font-render-hinting=none"] });
  try {
    for (const screen of chosen) await take(browser, screen);
  } finally {
    await browser.close();
  }
  const known = new Set(found.flatMap((screen) => LANGUAGES.map((language) => pictureOf(screen, language))));
  const left = Object.entries(readTaken(root)).filter(([picture]) => known.has(picture));
  writeTaken(root, Object.fromEntries(left));
}

async function take(browser: Browser, found: FoundScreen): Promise<void> {
  const screen = await loadScreen(root, found);
  for (const language of LANGUAGES) {
    const picture = pictureOf(found, language);
    const document = screenDocument(screen, language, path.dirname(path.join(root, found.source)));
    const taken = await takePicture(browser, screen, document).catch((error: Error) => {
      throw new Error(`${found.source} (${language}) - ${error.message} - mend the screen, then take it again`);
    });
    writeFileSync(path.join(root, picture), taken);
    writeTaken(root, { ...readTaken(root), [picture]: { document: digestOf(document), picture: digestOf(taken) } });
    console.log(`${picture}: ${Math.round(taken.length / 1000)} KB`);
  }
}

takeScreens(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
