/** Files of words and formats, what is wrong with them, and whether the page lives on. */
import { expect, type Page } from "@playwright/test";
import { markDocument } from "./browser";
import { type Language, pathOf } from "./site";

export const PACK = /\/language-(?:de|en)-[0-9a-f]+\.js$/u;
export const POLYFILL = /\/(polyfill(?:s|-date))-[0-9a-f]+\.js$/u;

/** @returns what is logged and thrown, without the complaint that the tests block the service worker */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/service ?worker/iu.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

/** @returns the names of the chunks that were asked for so far */
export function watchChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on("request", (request) => {
    const [, name] = POLYFILL.exec(request.url()) ?? [];
    if (name) chunks.push(name);
  });
  return chunks;
}

/** Follows the header's link home. @returns whether that was a navigation in the page, and no new document */
export async function goHomeInPage(page: Page, language: Language): Promise<boolean> {
  const isSameDocument = await markDocument(page);
  const home = pathOf(language, "/");
  await page.locator(`header a[href="${home}"]`).first().click();
  await expect(page).toHaveURL(home);
  await expect(page.locator("h1")).toBeVisible();
  return isSameDocument();
}
