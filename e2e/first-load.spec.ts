/** What a first visit asks for, and when (quality P; docs/decisions/0020-start.md). */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import { pathOf } from "./site";
import { SOME_BY_LANGUAGE } from "./templates";

/** @returns when the page was first painted, and what of its scripts had been run by then: ms */
function startOf(page: Page) {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const [started] = performance.getEntriesByName("onInitialClientRender");
    return { paint: paint?.startTime ?? Infinity, started: started?.startTime ?? 0 };
  });
}

for (const { name, route, language } of SOME_BY_LANGUAGE) {
  if (name === "missing page") continue;
  test(`a page is painted though no script comes, and named scripts are all it needs: ${name} (${language})`, async ({
    page,
  }) => {
    const late: string[] = [];
    let isOpen = false;
    await page.route(/\.js$/u, async (request) => {
      while (!isOpen) await new Promise((resolve) => setTimeout(resolve, 50));
      await request.continue();
    });
    await page.goto(pathOf(language, route), { waitUntil: "commit" });
    await expect.poll(async () => (await startOf(page)).paint).toBeLessThan(Infinity);
    await expect(page.locator("h1")).toBeVisible();
    const named = await page
      .locator("script[src]")
      .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
    page.on(
      "request",
      (request) => /\.js$/u.test(request.url()) && !named.includes(request.url()) && late.push(request.url()),
    );
    isOpen = true;
    await whenHydrated(page);
    expect(
      late.filter((url) => !url.endsWith("/sw.js")),
      "scripts that no document names",
    ).toEqual([]);
    await expect(page.locator("link[rel=preload][as=script], link[rel=modulepreload]")).toHaveCount(0);
  });
}

for (const { line, latency, waiting } of [
  { line: "fast", latency: 0, waiting: 1 },
  { line: "slow", latency: 300, waiting: 0 },
]) {
  test(`on a ${line} line the font is asked for once, and the first paint waits for ${waiting}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const limits = { downloadThroughput: -1, uploadThroughput: -1 };
    await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...limits });
    await page.goto("/de/");
    await expect(page.locator("head > link[rel=preload][as=font]")).toHaveCount(waiting);
    await expect(page.locator("body link[rel=preload][as=font]")).toHaveCount(1);
    expect(asked.filter((path) => /radio-canada-first.*\.woff2$/u.test(path))).toHaveLength(1);
  });
}
