import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import { type Box, findInvisible } from "./pixels";
import { LANGUAGES, pathOf } from "./site";
import { SOME_TEMPLATES } from "./templates";

/** What has to be seen: controls, icons and drawings, lines of text. */
const SEEN = "a[href], button, summary, label, select, textarea, svg, h1, h2, h3, p, li, dt, dd, td, th, hr";

/** @returns the boxes of what is to be seen, a pixel wider, so that a line has its ground beside it. */
function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page.evaluate((selectors) => {
    const isForTheEye = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        box.width > 1 &&
        box.height > 1 &&
        box.bottom + scrollY > 0
      );
    };
    const hasContent = (element: Element) =>
      element.textContent?.trim() !== "" || element.matches("svg, hr") || element.querySelector("svg, img");
    const all = [...document.querySelectorAll(selectors)].filter((each) => isForTheEye(each) && hasContent(each));
    return all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = `${element.outerHTML.slice(0, 60)} ${element.textContent?.trim().slice(0, 40)}`;
      return { name, left: left - 1, top: top + scrollY - 1, width: width + 2, height: height + 2 };
    });
  }, selector);
}

/** @returns the boxes of the lines that pages hang on: drawn by the sections themselves, with nothing inside. */
function routeLines(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main .sec")].flatMap((section) => {
      const line = getComputedStyle(section, "::before");
      if (line.content === "none" || line.display === "none") return [];
      const box = section.getBoundingClientRect();
      const left = box.left + parseFloat(line.left) + parseFloat(line.marginLeft);
      const width = parseFloat(line.width);
      const name = `line of ${section.querySelector("h2")?.textContent}`;
      return [{ name, left: left - 3, top: box.top + scrollY + 4, width: width + 6, height: 8 }];
    }),
  );
}

/** @returns text whose colour is not one that the visitor has chosen. */
function ownColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const names = ["CanvasText", "LinkText", "VisitedText", "ButtonText", "HighlightText", "GrayText", "FieldText"];
    const chosen = names.map((name) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const texts = [...document.querySelectorAll("body *:not(svg *)")].filter(
      (element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3),
    );
    const strange = texts.filter((element) => !chosen.includes(getComputedStyle(element).color));
    return strange.map((element) => `${element.textContent?.trim().slice(0, 60)}: ${getComputedStyle(element).color}`);
  });
}

SOME_TEMPLATES.forEach(([name, route], index) => {
  const colorScheme = index % 2 === 0 ? "light" : "dark";
  const language = LANGUAGES[Math.floor(index / 2) % LANGUAGES.length] ?? "de";
  test(`controls, icons, texts and lines are seen in forced colours: ${name} (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce", colorScheme });
    await page.goto(pathOf(language, route));
    await whenHydrated(page);
    expect.soft(await ownColours(page), "colours of text").toEqual([]);
    expect.soft(await findInvisible(page, await boxesOf(page, SEEN)), "controls, icons, texts").toEqual([]);
    expect.soft(await findInvisible(page, await routeLines(page)), "lines").toEqual([]);
  });
});

for (const width of [390, 1280]) {
  test(`the menu and the focus are seen in forced colours (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await page.goto("/de/");
    await whenHydrated(page);
    const button = page.locator("header button[popovertarget]:visible").first();
    await button.focus();
    await page.keyboard.press("Enter");
    expect(await findInvisible(page, await boxesOf(page, "header a[href], header button, header svg"))).toEqual([]);
    // A shadow is not drawn in forced colours: the outline has to say it alone.
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement as Element);
        return { isDrawn: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2, outlineColor };
      });
      expect(outline).toEqual({
        isDrawn: true,
        outlineColor: expect.not.stringMatching(/, 0\)$|^rgb\(255, 255, 255\)$/u),
      });
    }
  });
}
