/** What is below the screen is laid out after the top has been painted, and nobody notices (docs/decisions/0034-below-screen.md). */
import { expect, type Page } from "@playwright/test";
import { markDocument, openPage, test } from "./browser";
import { sampled } from "./sampled";

const PAGE = "/de/about-us/";

/** Pages, and a part of each that is far below the screen of a phone: each stands in another place of `main`. */
const PAGES = {
  [PAGE]: "main > section:last-of-type",
  "/de/newsroom/": ".in-turn > :last-child",
  "/de/case-study/": ".in-turn > :last-child",
  "/de/news/relaunch-club-holidays/": "main > article > section:last-of-type",
};

test.use({ viewport: { width: 390, height: 844 } });

for (const [address, below] of sampled(Object.entries(PAGES), 1))
  test(`the first layout of ${address} leaves out what is far below, for a moment @job`, async ({ page }) => {
    // React would lay out everything when it takes the page over.
    await page.route(/\.js$/u, (request) => request.abort());
    // Frames stand still: the early script has not run in the next ones yet.
    await page.addInitScript(() => {
      const waiting: FrameRequestCallback[] = [];
      const { requestAnimationFrame: frame } = window;
      window.requestAnimationFrame = (run) => waiting.push(run);
      Object.assign(window, {
        goOn: () => ((window.requestAnimationFrame = frame), waiting.forEach((run) => frame(run))),
      });
    });
    await page.goto(address);
    for (const part of [page.locator(below).last(), page.locator("main ~ footer")])
      await expect(part).toHaveCSS("content-visibility", "auto");
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await page.locator("html[data-below='whole']").waitFor({ state: "attached" });
    for (const part of [page.locator(below).last(), page.locator("main ~ footer")])
      await expect(part).toHaveCSS("content-visibility", "visible");
  });

/** @returns how many parts may be left out, and how many sections there are, once the heading of the next page has come */
function atArrival(page: Page, heading: string): Promise<{ leftOut: number; sections: number }> {
  return page.evaluate(
    (beginning) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector("h1")?.textContent.startsWith(beginning)) return;
          const below = [...document.querySelectorAll("main section, footer")];
          resolve({
            leftOut: below.filter((part) => getComputedStyle(part).contentVisibility === "auto").length,
            sections: document.querySelectorAll("main > section").length,
          });
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    heading,
  );
}

test("the next page comes with its first screen, then whole; going back, whole at once", async ({ page, faults }) => {
  await page.goto("/de/services/");
  const whole = await page.locator("main, footer").allInnerTexts();
  const count = await page.locator("main > section").count();
  await openPage(page, PAGE);
  const isSameDocument = await markDocument(page);
  const link = page.locator("footer a[href='/de/services/']").first();
  await link.hover();
  await page.waitForFunction(() => {
    const { ___loader: loader } = window as unknown as { ___loader: { loadPageSync(path: string): unknown } };
    return loader.loadPageSync("/de/services/") !== undefined;
  });
  // What an extension leaves in the page.
  await page.evaluate(() => document.body.append(document.createElement("template")));
  const arrival = atArrival(page, "Leistungen");
  await link.click();
  expect((await arrival).leftOut).toBeGreaterThan(0);
  expect((await arrival).sections).toBeLessThan(count);
  await expect.poll(() => page.locator("main, footer").allInnerTexts()).toEqual(whole);
  await expect(page.locator("html[data-below='whole']")).toBeAttached();
  await page.goBack();
  // The address is there before the page.
  await expect(page.locator("h1")).not.toContainText("Leistungen");
  const again = atArrival(page, "Leistungen");
  await page.goForward();
  expect(await again).toEqual({ leftOut: 0, sections: count });
  await page.goBack();
  await page.goForward();
  await page.getByRole("link", { name: "IT-Beratung", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("IT-Beratung");
  expect(await isSameDocument(), "nothing is lost in quick succession").toBe(true);
  expect(faults.take()).toEqual([]);
});
