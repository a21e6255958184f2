import { expect, test } from "@playwright/test";
import { allCells, sampleCells } from "./accessibility-matrix";
import { whenHydrated } from "./browser";
import { axeViolations, ibmViolations } from "./engines";
import { pathOf } from "./site";

/** `npm test` looks at every template once, `npm run test:accessibility` at the whole matrix. */
const cells = process.env["WHOLE_MATRIX"] ? allCells() : sampleCells();

for (const { name, language, route, width, state } of cells) {
  test(`two engines find no violation: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Colours on their way to others would be measured between the two.
    await page.emulateMedia({ reducedMotion: "reduce", ...state.media });
    await page.goto(pathOf(language, route));
    await whenHydrated(page);
    await state.act?.(page);
    expect([...(await axeViolations(page, state.axe)), ...(await ibmViolations(page))]).toEqual([]);
  });
}
