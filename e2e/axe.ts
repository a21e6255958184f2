import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2, levels A and AA (quality V5). */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const WIDTHS = [390, 1280];
const SCHEMES = ["light", "dark"] as const;

/** Lets axe look at the page as it stands, at both widths and in both colour schemes. */
export async function expectNoViolation(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      // Colours on their way from one scheme to the other would be measured between the two.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // The builder's types come from the playwright-core that npm chose for it.
      const { violations } = await new AxeBuilder({ page: page as never }).withTags(TAGS).analyze();
      for (const { id, nodes } of violations) {
        for (const { html } of nodes) (found[`${id}: ${html}`] ??= []).push(`${width} px ${colorScheme}`);
      }
    }
  }
  expect(found, `violations at ${page.url()}`).toEqual({});
}
