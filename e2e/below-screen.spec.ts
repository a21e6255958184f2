/** What is below the screen is laid out after the top has been painted, and nobody notices (docs/decisions/0034-below-screen.md). */
import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "./site";

const PAGE = pathOf("de", "/about-us/");

/** Pages, and a part of each that is far below the screen of a phone: each stands in another place of `main`. */
const PAGES = [
  { address: PAGE, below: "main > section:last-of-type" },
  { address: pathOf("de", "/newsroom/"), below: ".in-turn > :last-child" },
  { address: pathOf("de", "/case-study/"), below: ".in-turn > :last-child" },
  { address: pathOf("de", "/news/relaunch-club-holidays/"), below: "main > article > section:last-of-type" },
];

/** @returns what the browser may pass over, as long as it is far below the screen. */
const leftOut = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("main *, footer")];
    return all.filter((element) => getComputedStyle(element).contentVisibility === "auto").length;
  });

const isWhole = (page: Page) => page.locator("html[data-whole]").waitFor({ state: "attached" });

test.use({ viewport: { width: 390, height: 844 } });

for (const { address, below } of PAGES)
  test(`the first layout of ${address} leaves out what is far below, and a moment later the page is whole`, async ({
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
    await expect(page.locator("[data-laid-out]")).toHaveCount(0);
  });

test("without scripts nothing is left out", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  const parts = await page.locator("main > section, main ~ footer").all();
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) await expect(part).toHaveCSS("content-visibility", "visible");
  await context.close();
});

test("an address with a part leads to it at once, and a page that is loaded again stays where it was", async ({
  page,
}) => {
  await page.goto(PAGE);
  await isWhole(page);
  const parts = await page.locator("main [id]").evaluateAll((all) => all.map(({ id }) => id));
  const last = parts.at(-1) ?? "";
  const placeOf = () => page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, last);
  await page.goto("about:blank");
  await page.goto(`${PAGE}#${last}`);
  const place = await placeOf();
  expect(Math.abs(place ?? 9999), "at the top of the window").toBeLessThan(200);
  await page.evaluate(() => scrollBy(0, -350));
  const scrolled = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await leftOut(page)).toBe(0);
});
