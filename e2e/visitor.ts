import type { Browser, Page } from "@playwright/test";
import { PREFERENCE_KEY } from "./site";

interface Visitor {
  /** What an earlier visit has stored. */
  stored?: string;
  /** What the browser wants, most wanted first. */
  languages: readonly string[];
}

/** @returns a page of a visitor who comes to the origin with these preferences; the caller closes its context. */
export async function visit(browser: Browser, origin: string, { stored, languages }: Visitor): Promise<Page> {
  const localStorage = stored === undefined ? [] : [{ name: PREFERENCE_KEY, value: stored }];
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  await context.addInitScript((wanted) => {
    Object.defineProperty(Navigator.prototype, "languages", { get: () => wanted });
    Object.defineProperty(Navigator.prototype, "language", { get: () => wanted[0] });
  }, languages);
  return context.newPage();
}

/** As with a browser's strictest setting: every touch of a storage throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
}

/** As with a storage that is full: reading works, writing throws. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
}

export function storedPreference(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), PREFERENCE_KEY);
}
