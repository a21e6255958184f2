/** What browsers show that lack a feature of tools/checks/browsers/exceptions.ts: each is taken away from one that has it. */
import { expect } from "@playwright/test";
import { navigateInPage, whenHydrated } from "./browser";
import { readBuiltPages } from "./built-site";
import { whenCached } from "./deploys/deploy-test";
import { expectPage, test } from "./old-browsers/old-browser-test";

test.describe("without navigator.connection and idle callbacks", () => {
  test.use({ lacking: ["connection", "idle callbacks"] });

  test("pages are fetched ahead", async ({ page, faults }) => {
    await page.goto("/de/services/");
    await whenHydrated(page);
    const ahead: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/page-data.json")) ahead.push(request.url());
    });
    await page.locator("footer").scrollIntoViewIfNeeded();
    await expect.poll(() => ahead.length, { timeout: 15_000 }).toBeGreaterThan(2);
    expect(faults.take()).toEqual([]);
  });
});

test.describe("without transitions between views and timelines of scrolling", () => {
  test.use({ lacking: ["view transitions", "animation timelines"] });

  test("pages follow each other, and their line is there at full height", async ({ page, faults }) => {
    await page.goto("/de/about-us/");
    await whenHydrated(page);
    await navigateInPage(page, "/de/services/");
    await expectPage(page, "/de/services/");
    const lines = await page.locator("main .sec").evaluateAll((sections) =>
      sections.map((section) => {
        const { animationName, scale, height, display } = getComputedStyle(section, "::before");
        // It begins a pixel above its section, at the end of the line before.
        const isWhole = Math.abs(section.getBoundingClientRect().height - parseFloat(height)) < 1.5;
        return { animationName, scale, display, isWhole };
      }),
    );
    expect(lines.length).toBeGreaterThan(1);
    // The last one ends before its section does.
    for (const line of lines.slice(0, -1)) {
      expect(line).toEqual({ animationName: "none", scale: "none", display: "block", isWhole: true });
    }
    expect(faults.take()).toEqual([]);
  });
});

test.describe("without ::details-content", () => {
  test.use({ lacking: ["details' content"] });

  test("open answers are printed", async ({ page }) => {
    await page.goto("/de/services/development/");
    await whenHydrated(page);
    const [first, second] = [page.locator("main details").nth(0), page.locator("main details").nth(1)];
    await first.locator("summary").click();
    await page.emulateMedia({ media: "print" });
    await expect(first.locator("p")).toBeVisible();
    await expect(second.locator("summary")).toBeVisible();
    await expect(second.locator("p"), "as on the screen").toBeHidden();
  });
});

test.describe("without preloads for the worker", () => {
  test.use({ lacking: ["preloads"], serviceWorkers: "allow" });

  test("the worker takes the page over, and answers without network", async ({ page, host }) => {
    const titles = readBuiltPages();
    await page.goto("/de/contact/");
    await whenHydrated(page);
    await whenCached(page, "/de/contact/");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await host.stop();
    expect((await page.goto("/de/contact/"))?.status()).toBe(200);
    await whenHydrated(page);
    expect((await page.goto("/de/imprint/"))?.status()).toBe(503);
    await expect(page).toHaveTitle(titles.get("/de/offline/")?.title ?? "");
  });
});
