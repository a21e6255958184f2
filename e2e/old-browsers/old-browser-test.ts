/** A visitor whose browser lacks features. */
import { readFileSync } from "node:fs";
import { expect, type Page, test as base } from "@playwright/test";
import { Faults } from "../browser";
import { headingOf } from "../built-site";
import { type Feature, type FeatureName, FEATURES } from "./features";
import { OldBrowsersHost } from "./host";
import { FOLDER } from "../folder";

interface OldBrowser {
  lacking: readonly FeatureName[];
  host: OldBrowsersHost;
  faults: Faults;
}

export const test = base.extend<OldBrowser>({
  lacking: [[], { option: true }],
  host: async ({ lacking }, provide) => {
    const host = new OldBrowsersHost(lacking.map((name) => FEATURES[name]));
    await host.start();
    await provide(host);
    await host.stop();
  },
  baseURL: async ({ host }, provide) => provide(host.origin),
  context: async ({ context, lacking }, provide) => {
    const features: readonly Feature[] = lacking.map((name) => FEATURES[name]);
    for (const { before } of features) if (before) await context.addInitScript(before);
    await provide(context);
  },
  faults: async ({ page, host }, provide) => provide(new Faults(page, host.origin)),
});

/** Waits until the page of a path is there, whole: its title is seen, and nothing lies over it. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toContainText(headingOf(path));
  await expect(page.locator("h1")).toBeInViewport();
  await expect(page.locator("main section")).toHaveCount(sectionsOf(path));
  await expect.poll(() => whatLiesOver(page, "h1, h1 ~ p"), "over the title").toEqual([]);
}

const sectionsOf = (path: string): number =>
  readFileSync(`${FOLDER}${path}index.html`, "utf8").match(/<section/gu)?.length ?? 0;

/** @returns what is hit in the middle of the elements' lines instead of the elements; nothing outside of the screen */
function whatLiesOver(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].flatMap(({ left, top, width, height }) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit && !element.contains(hit) ? hit.outerHTML.slice(0, 100) : [];
      });
    }),
  );
}
