/** What is below the screen is laid out after the top has been painted, and nobody notices (docs/decisions/0034-below-screen.md). */
import { expect, type Page, test } from "@playwright/test";
import { Faults, markDocument, whenHydrated } from "./browser";
import { sampled } from "./sampled";

const PAGE = "/de/about-us/";

/** Pages, and a part of each that is far below the screen of a phone: each stands in another place of `main`. */
const PAGES = {
  [PAGE]: "main > section:last-of-type",
  "/de/newsroom/": ".in-turn > :last-child",
  "/de/case-study/": ".in-turn > :last-child",
  "/de/news/relaunch-club-holidays/": "main > article > section:last-of-type",
};

/** @returns how many parts the browser may pass over, as long as they are far below the screen */
const leftOut = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("main *, footer")];
    return all.filter((element) => getComputedStyle(element).contentVisibility === "auto").length;
  });

const isWhole = (page: Page) => page.locator("html[data-whole]").waitFor({ state: "attached" });

test.use({ viewport: { width: 390, height: 844 } });

for (const [address, below] of sampled(Object.entries(PAGES), 1))
  test(`the first layout of ${address} leaves out what is far below, and a moment later the page is whole @job`, async ({
    page,
  }) => {
    // React would lay out everything when it takes the page over.
    await page.route(/\.js$/u, (request) => request.abort());
    // Frames stand still: what the starter does in the next ones is not done yet.
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
    await isWhole(page);
    expect(await leftOut(page)).toBe(0);
  });

test("without scripts nothing is left out @job", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(PAGE);
  await expect(page.locator("main > section").last()).toHaveCSS("content-visibility", "visible");
  await expect(page.locator("main ~ footer")).toHaveCSS("content-visibility", "visible");
  await page.close();
});

test("an address with a part leads to it at once, and a page that is loaded again stays where it was @job", async ({
  page,
}) => {
  await page.goto(PAGE);
  await isWhole(page);
  const parts = await page.locator("main [id]").evaluateAll((all) => all.map(({ id }) => id));
  const last = page.locator(`[id='${parts.at(-1)}']`);
  await page.goto("about:blank");
  await page.goto(`${PAGE}#${parts.at(-1)}`);
  await expect(last).toBeInViewport();
  await page.evaluate(() => scrollBy(0, -350));
  const scrolled = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await leftOut(page)).toBe(0);
});

interface Arrival {
  /** How many parts of the page the browser may leave out of its first layout. */
  leftOut: number;
  sections: number;
}

/** @returns what is there in the moment when the heading of the next page has come into the document */
function atArrival(page: Page, heading: string): Promise<Arrival> {
  return page.evaluate(
    (beginning) =>
      new Promise<Arrival>((resolve) => {
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

test("the next page has its first sections with its heading and is whole then, and at once for who goes back to it", async ({
  page,
  baseURL,
}) => {
  const faults = new Faults(page, baseURL ?? "");
  await page.goto("/de/services/");
  const whole = await page.locator("main, footer").allInnerTexts();
  const count = await page.locator("main > section").count();
  await page.goto(PAGE);
  await whenHydrated(page);
  const isSameDocument = await markDocument(page);
  const link = page.locator("footer a[href='/de/services/']").first();
  await link.hover();
  await page.waitForFunction(() => {
    const { ___loader: loader } = window as unknown as { ___loader: { loadPageSync(path: string): unknown } };
    return loader.loadPageSync("/de/services/") !== undefined;
  });
  const arrival = atArrival(page, "Leistungen");
  await link.click();
  expect((await arrival).leftOut).toBeGreaterThan(1);
  expect((await arrival).sections).toBeLessThan(count);
  await expect.poll(() => page.locator("main, footer").allInnerTexts()).toEqual(whole);
  await expect(page.locator("html[data-whole]")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
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
