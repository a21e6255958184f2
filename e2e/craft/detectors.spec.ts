/** Detectors that find nothing may have stopped looking: here each is shown what it is there for. */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "../browser";
import { findLostInForcedColours } from "./forced-colours";
import { findCutParts, readProtectedParts } from "./protected-parts";

// The faults are styles of the test's own, which the security policy forbids.
test.use({ bypassCSP: true });

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await whenHydrated(page);
}

/** Takes away all that the styles say of forced colours, tokens included. */
function forgetForcedColours(page: Page): Promise<void> {
  return page.evaluate(() => {
    const forget = (rules: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = rules.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = rules.cssRules[index];
        if (rule instanceof CSSMediaRule && rule.conditionText.includes("forced-colors")) rules.deleteRule(index);
        else if (rule instanceof CSSGroupingRule) forget(rule);
      }
    };
    for (const sheet of document.styleSheets) forget(sheet);
  });
}

test("a picture that is held elsewhere than its focus is found", async ({ page }) => {
  const parts = readProtectedParts();
  await open(page, "/de/services/ui-ux-design/");
  expect(await findCutParts(page, parts)).toEqual([]);
  await page.addStyleTag({ content: "main img { object-position: 0 100% !important }" });
  expect(await findCutParts(page, parts)).not.toEqual([]);
});

test("lines, signs and states that forced colours take away are found", async ({ page }) => {
  await open(page, "/de/newsroom/");
  await forgetForcedColours(page);
  const found = (await findLostInForcedColours(page, "dark")).map(({ what }) => what).join("\n");
  expect(found).toMatch(/^no line for \d+ px/mu);
  expect(found).toMatch(/^not seen: /mu);
  expect(found).toMatch(/^state not told: A "Aktuelles"/mu);
});

test("a ring that is not drawn is found", async ({ page }) => {
  await open(page, "/de/newsroom/");
  await page.addStyleTag({ content: "main :focus-visible { outline: 0 !important }" });
  const found = (await findLostInForcedColours(page, "light")).map(({ what }) => what);
  expect(found.filter((what) => what.startsWith("ring not seen"))).not.toEqual([]);
});

test("a ring that is not drawn around a round control is found, and one that is drawn is seen", async ({ page }) => {
  const lost = async () => {
    const found = await findLostInForcedColours(page, "dark");
    return found.filter(({ what }) => what.startsWith('ring not seen in forced colours: ""'));
  };
  await open(page, "/de/case-study/case-study-modern-test/");
  expect(await lost()).toEqual([]);
  await page.addStyleTag({ content: "input[type=radio]:focus-visible { outline: 0 !important }" });
  expect(await lost()).not.toEqual([]);
});
