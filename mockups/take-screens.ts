/**
 * `npm run screens`: takes the pictures of all screens (mockups/screens/) in every language; `npm run screens -- freshms` those of a
 * subject, `npm run screens -- freshms/editor` those of one.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { ENCODED, encodeScreenshots } from "../gatsby/images/screenshot";
import { findBrowser } from "../tools/find-browser.mjs";
import { LANGUAGES } from "../src/i18n/languages";
import { findScreens, loadPictures, pictureOf } from "./find-screens";
import { takePicture } from "./take-picture";
import { digestOf, readTaken, writeTaken } from "./taken";

async function takeScreens(root: string, wanted: readonly string[]): Promise<void> {
  const found = findScreens(root);
  const chosen = found.filter(
    ({ subject, name }) => wanted.length === 0 || wanted.includes(subject) || wanted.includes(`${subject}/${name}`),
  );
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium here - install one, or name it in CHROMIUM");
  if (chosen.length === 0) throw new Error(`There is no screen of ${wanted.join(", ")} in mockups/screens/`);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--font-render-hinting=none"] });
  try {
    for (const screen of chosen)
      for (const picture of await loadPictures(root, screen)) {
        const { file, document } = picture;
        const taken = await takePicture(browser, picture).catch((error: Error) => {
          throw new Error(`${file} - ${error.message} - mend ${screen.source}, then take it again`);
        });
        writeFileSync(path.join(root, file), taken);
        const digests = { document: digestOf(document), picture: digestOf(taken) };
        writeTaken(root, { ...readTaken(root), [file]: digests });
        console.log(`${file}: ${Math.round(taken.length / 1000)} KB`);
      }
  } finally {
    await browser.close();
  }
  const known = new Set(found.flatMap((screen) => LANGUAGES.map((language) => pictureOf(screen, language))));
  writeTaken(root, Object.fromEntries(Object.entries(readTaken(root)).filter(([picture]) => known.has(picture))));
  await encodeScreenshots(Object.keys(readTaken(root)), ENCODED);
}

takeScreens(process.cwd(), process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
