/** Checks that content below the fold is laid out after the first paint (docs/decisions/0020-startup.md). */
import { expect, type Page } from "@playwright/test";
import { markDocument, openPage, test } from "./browser";

const PAGE = "/de/about-us/";

test.use({ viewport: { width: 390, height: 844 } });

/** Counts sections, and elements with deferred layout, at the moment when the next page's heading appears. */
function countAtArrival(page: Page, heading: string): Promise<{ deferred: number; sections: number }> {
  return page.evaluate(
    (start) =>
      new Promise((resolve) => {
        const check = () => {
          if (!document.querySelector("h1")?.textContent.startsWith(start)) return;
          const elements = [...document.querySelectorAll("main section, footer")];
          resolve({
            deferred: elements.filter((element) => getComputedStyle(element).contentVisibility === "auto").length,
            sections: document.querySelectorAll("main > section").length,
          });
        };
        new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
      }),
    heading,
  );
}

test("a first visit defers the layout of all parts of a section of run-ins but the first", async ({ page }) => {
  await page.addInitScript((parts) => {
    const list = () => [...document.querySelectorAll(parts)].map((part) => getComputedStyle(part).contentVisibility);
    const store = () => void Object.assign(window, { found: list() });
    document.addEventListener("readystatechange", store, { once: true });
  }, "main > section:nth-of-type(2) section");
  await page.goto("/de/services/development/");
  const [first, ...others] = await page.evaluate(() => (window as unknown as { found: string[] }).found);
  expect(first).toBe("visible");
  expect(others.length).toBeGreaterThan(1);
  expect(new Set(others)).toEqual(new Set(["auto"]));
});

test("the next page renders its first screen before the rest, and Back renders all", async ({ page, faults }) => {
  await page.goto("/de/services/");
  const texts = await page.locator("main, footer").allInnerTexts();
  const count = await page.locator("main > section").count();
  await openPage(page, PAGE);
  const isSameDocument = await markDocument(page);
  const link = page.locator("footer a[href='/de/services/']").first();
  await link.hover();
  await page.waitForFunction(() => {
    const { ___loader: loader } = window as unknown as { ___loader: { loadPageSync(path: string): unknown } };
    return loader.loadPageSync("/de/services/") !== undefined;
  });
  // Browser extensions leave such elements.
  await page.evaluate(() => document.body.append(document.createElement("template")));
  const arrival = countAtArrival(page, "Leistungen");
  await link.click();
  expect((await arrival).deferred).toBeGreaterThan(0);
  expect((await arrival).sections).toBeLessThan(count);
  await expect.poll(() => page.locator("main, footer").allInnerTexts()).toEqual(texts);
  await expect(page.locator("html[data-below='whole']")).toBeAttached();
  await page.goBack();
  // The URL changes before the page does.
  await expect(page.locator("h1")).not.toContainText("Leistungen");
  const secondArrival = countAtArrival(page, "Leistungen");
  await page.goForward();
  expect(await secondArrival).toEqual({ deferred: 0, sections: count });
  await page.goBack();
  await page.goForward();
  await page
    .getByRole("link", { name: /^IT-\u2060?Beratung$/u })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/IT-\u2060?Beratung/u);
  expect(await isSameDocument(), "no full load after steps in quick succession").toBe(true);
  expect(faults.take()).toEqual([]);
});
