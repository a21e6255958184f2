/** Pages are whole without what makes them handsome, and without all of it at once, as in a browser that is old. */
import { expect, type Page } from "@playwright/test";
import { whenHydrated } from "../browser";
import { pathOf } from "../site";
import { FEW_TEMPLATES, languagesFor } from "../templates";
import { findTextFaults } from "../text-boxes";
import { type FeatureName, FEATURES } from "./features";
import { expectPage, test } from "./old-browser-test";

const WHOLE = { overflow: 0, clipped: [], spilled: [], overlapping: [] };

/** @returns the faces that have come, and whether they have measures of others. */
const facesOf = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return [...new Set(loaded.map(({ family, ascentOverride }) => `${family}, ascent ${ascentOverride}`))];
  });

/** In the order in which a machine is asked for them; one with none of them goes on to its own sans serif. */
const FALLBACKS = [
  { family: "Radio Canada Fallback", faces: "local('Arial'), local('Liberation Sans')" },
  { family: "Radio Canada Wide Fallback", faces: "local('DejaVu Sans'), local('Verdana')" },
];

/** @returns the fallback that this machine has, if any */
async function fallbackHere(page: Page): Promise<string[]> {
  for (const { family, faces } of FALLBACKS) {
    const isHere = (source: string) =>
      new FontFace("Probe", source).load().then(
        () => true,
        () => false,
      );
    if (await page.evaluate(isHere, faces)) return [`${family}, ascent normal`];
  }
  return [];
}

test.describe("with the system's faces in their own measures", () => {
  test.use({ lacking: ["measures of fonts"], viewport: { width: 320, height: 800 } });

  FEW_TEMPLATES.forEach(([name, route], index) => {
    const path = pathOf(languagesFor(index)[0] ?? "de", route);
    test(`the page is whole on a small phone: ${name} (${path})`, async ({ page }) => {
      await page.route("**/*.woff2", (request) => request.abort());
      await page.goto(path);
      await whenHydrated(page);
      expect(await facesOf(page)).toEqual(await fallbackHere(page));
      expect(await findTextFaults(page)).toEqual(WHOLE);
    });
  });
});

test.describe("without all of it", () => {
  test.use({ lacking: (Object.keys(FEATURES) as FeatureName[]).filter((name) => name !== "formats") });

  FEW_TEMPLATES.forEach(([name, route], index) => {
    const language = languagesFor(index + 1)[0] ?? "de";
    test(`the page is whole, and leads on: ${name} (${language})`, async ({ page, faults }) => {
      await page.goto(pathOf(language, route));
      await whenHydrated(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // A menu that closes with the window's width takes its time (menu.module.css).
        await expect.poll(() => findTextFaults(page), `${width} px`).toEqual(WHOLE);
      }
      const pictures = page.locator("main img");
      const areThere = () => pictures.evaluateAll(([first]) => !first || (first as HTMLImageElement).naturalWidth > 0);
      await expect.poll(areThere, "the first picture").toBe(true);
      await page.locator("footer a[href$='/imprint/']").click();
      await expectPage(page, pathOf(language, "/imprint/"));
      expect(faults.take()).toEqual([]);
    });
  });
});

test.describe("without formats, and without what their packages ask for", () => {
  test.use({ lacking: ["packages", "formats"] });

  test("dates and numbers are those of the build", async ({ page, faults }) => {
    await page.goto("/de/newsroom/");
    const built = await page.locator("main").innerText();
    await whenHydrated(page);
    expect(await page.locator("main").innerText()).toBe(built);
    expect(faults.take()).toEqual([]);
  });
});
