/** Every template looks as it did (quality V8): docs/quality.md tells how to review a change and accept it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { findTestBrowser } from "../../tools/programs.mjs";
import { sampled } from "../sampled";
import { type Language, pathOf } from "../site";
import { TEMPLATES } from "../routes";
import { takePicture } from "./take-picture";

/** Every template; of vacancies the one whose pictures are in the references. */
const PAGES = { ...TEMPLATES, vacancy: "/career/vacancies/senior-java-developer/" };

/** Each page as most people see it, and as differently as it can be. */
const LOOKS = [
  { language: "de", width: 1440, colorScheme: "light" },
  { language: "en", width: 390, colorScheme: "dark" },
] as const satisfies readonly { language: Language; width: number; colorScheme: "light" | "dark" }[];

const BROWSER = "e2e/look/references/chromium.txt";

/** A fifth: a heading that moved by 2 px is still seen, and a page is 10 to 60 KB in the repository. */
const SCALE = 5;

/** Another version of Chromium draws letters otherwise and breaks lines elsewhere: only what is badly wrong can be told. */
const SAME = { threshold: 0.1, maxDiffPixels: 12 };
const ALIKE = { threshold: 0.3, maxDiffPixelRatio: 0.35 };

// The tests put styles of their own into the page, which the security policy forbids.
test.use({ bypassCSP: true });

for (const [name, route] of sampled(Object.entries(PAGES), 11))
  for (const { language, width, colorScheme } of sampled(LOOKS))
    test(`${name} looks as it did (${language}, ${width} px, ${colorScheme})`, async ({ page, browser }, {
      config,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const picture = await takePicture(page, pathOf(language, route));
      const version = `${path.basename(findTestBrowser() ?? "")} ${browser.version().split(".")[0]}`;
      if (config.updateSnapshots !== "none") writeFileSync(BROWSER, `${version}\n`);
      const isKnown = existsSync(BROWSER) && readFileSync(BROWSER, "utf8").trim() === version;
      expect(await reduced(picture)).toMatchSnapshot(`${name}-${width}.png`, isKnown ? SAME : ALIKE);
    });

async function reduced(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const size = [Math.round(width / SCALE), Math.round(height / SCALE)] as const;
  return sharp(png)
    .resize(...size, { fit: "fill" })
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
}
