import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import { LANGUAGES, pathOf } from "./site";
import { TEMPLATES_BY_LANGUAGE } from "./templates";
import { findTextFaults } from "./text-boxes";
import { findWidows } from "./widows";

const NONE = { overflow: 0, clipped: [], spilled: [], overlapping: [] };

/** What a visitor may set for all text (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** As the browser's own setting does it (WCAG 2.2, 1.4.4): media queries in rem follow. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await session.detach();
}

interface Setting {
  width: number;
  fontSize?: number;
  isSpaced?: boolean;
}

const SETTINGS: Readonly<Record<string, Setting>> = {
  "320 px": { width: 320 },
  "200 % text at 640 px": { width: 640, fontSize: 32 },
  "200 % text at 1280 px": { width: 1280, fontSize: 32 },
  "text spacing at 320 px": { width: 320, isSpaced: true },
  "text spacing at 1280 px": { width: 1280, isSpaced: true },
};

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await whenHydrated(page);
  await page.evaluate((content) => {
    const style = document.createElement("style");
    style.id = "text-spacing";
    style.textContent = content;
    document.head.append(style);
  }, TEXT_SPACING);
}

async function set(page: Page, { width, fontSize = 16, isSpaced = false }: Setting): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await setFontSize(page, fontSize);
  await page.evaluate((isOn) => {
    const style = document.querySelector<HTMLStyleElement>("#text-spacing");
    if (style?.sheet) style.sheet.disabled = !isOn;
    return document.fonts.ready;
  }, isSpaced);
}

// The tests put styles of their own into the page, which the security policy forbids.
test.use({ bypassCSP: true });

for (const language of LANGUAGES) {
  for (const { name, route } of TEMPLATES_BY_LANGUAGE.filter((template) => template.language === language)) {
    test(`text is whole and on its own: ${name} (${language})`, async ({ page }) => {
      await open(page, pathOf(language, route));
      for (const [setting, how] of Object.entries(SETTINGS)) {
        await set(page, how);
        // The stations of a map stay where they are while spacing widens their labels; its text alternative has them all.
        expect.soft(await findTextFaults(page, "body", !how.isSpaced), setting).toEqual(NONE);
      }
      for (const width of [390, 1440]) {
        await set(page, { width });
        expect.soft(await findWidows(page), `a word alone in the last line of the heading at ${width} px`).toEqual([]);
      }
    });
  }

  test(`an open menu is whole (${language})`, async ({ page }) => {
    await open(page, pathOf(language, "/"));
    for (const [setting, how] of Object.entries(SETTINGS)) {
      await set(page, how);
      await page.locator("header button[popovertarget]:visible").first().click();
      expect.soft(await findTextFaults(page, "header :popover-open"), setting).toEqual(NONE);
      await page.keyboard.press("Escape");
    }
  });
}
