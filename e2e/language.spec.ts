import { expect, type Page, test } from "@playwright/test";
import { Faults, navigateInPage, REPORTED_STATUS, whenHydrated } from "./browser";
import { blockStorage, fillStorage, storedPreference, visit } from "./visitor";

interface Redirect {
  stored?: string;
  languages: string[];
  from: string;
  to: string;
}

const REDIRECTS: Record<string, Redirect> = {
  "the browser's language": { languages: ["en-US"], from: "/", to: "/en/" },
  "a regional variant": { languages: ["de-AT", "en"], from: "/about-us/", to: "/de/about-us/" },
  "the first language that is supported": {
    languages: ["fr-FR", "en-GB", "de"],
    from: "/contact/ibe/",
    to: "/en/contact/ibe/",
  },
  "German where none is supported": { languages: ["fr-FR", "it"], from: "/", to: "/de/" },
  "the stored preference before the browser's": { stored: "en", languages: ["de-DE"], from: "/AGB/", to: "/en/AGB/" },
  "German where the stored language is not supported": {
    stored: "fr",
    languages: ["en"],
    from: "/terms/",
    to: "/de/terms/",
  },
  "query and hash kept": { languages: ["en"], from: "/imprint/?a=%20b&c=1#main", to: "/en/imprint/?a=%20b&c=1#main" },
  "an unknown path": { languages: ["en"], from: "/no/such/page/?a=1#b", to: "/en/no/such/page/?a=1#b" },
  "a path that only looks as if it had a language": { languages: ["en"], from: "/deutsch/", to: "/en/deutsch/" },
};

for (const [name, { from, to, ...visitor }] of Object.entries(REDIRECTS)) {
  test(`an address without language leads on: ${name}`, async ({ browser, baseURL }) => {
    const page = await visit(browser, baseURL ?? "", visitor);
    const faults = new Faults(page, baseURL ?? "");
    await page.goto(from);
    await page.waitForURL(to);
    await whenHydrated(page);
    expect(page.url()).toBe(`${baseURL}${to}`);
    expect(await page.locator("html").getAttribute("lang")).toBe(to.slice(1, 3));
    expect(await storedPreference(page), "stored").toBe(to.slice(1, 3));
    expect(faults.take().filter((fault) => !REPORTED_STATUS.test(fault))).toEqual([]);
    await page.context().close();
  });
}

test("the redirect replaces the address: back leads to where the visitor came from", async ({ page }) => {
  await page.goto("/de/imprint/");
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => location.assign("/contact/"));
  await page.waitForURL("/de/contact/");
  await whenHydrated(page);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL("/de/imprint/");
});

for (const from of ["/", "/about-us/", "/no/such/page/"]) {
  test(`nothing is rendered at ${from} while the redirect is under way`, async ({ page }) => {
    const shown = new Set<string>();
    await page.exposeFunction("shown", (text: string) => shown.add(text));
    await page.addInitScript((path) => {
      const look = () => {
        const text = document.body?.innerText.trim() ?? "";
        if (location.pathname === path && text) void (window as unknown as { shown(text: string): void }).shown(text);
        requestAnimationFrame(look);
      };
      look();
    }, from);
    // The target takes its time, so that whatever stands on the way would be seen.
    await page.route(`**/de${from}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(from);
    await page.waitForURL(`/de${from}`);
    expect([...shown]).toEqual([]);
  });
}

for (const [name, spoil] of Object.entries({ blocked: blockStorage, full: fillStorage })) {
  test(`storage that is ${name} breaks neither the redirect nor the switch`, async ({ page, baseURL }) => {
    const faults = new Faults(page, baseURL ?? "");
    await spoil(page);
    await page.goto("/contact/?a=1");
    await page.waitForURL("/de/contact/?a=1");
    await whenHydrated(page);
    await page.locator("header a[data-language='en']").click();
    await expect(page).toHaveURL("/en/contact/?a=1");
    await whenHydrated(page);
    expect(faults.take()).toEqual([]);
  });
}

test("a click that leads to an address without language leads on, with its query and fragment", async ({ page }) => {
  await page.goto("/en/about-us/");
  await whenHydrated(page);
  await rememberHeadings(page);
  await navigateInPage(page, "/no/such/page/?from=fair#main");
  await expect(page).toHaveURL(/\/de\/no\/such\/page\/\?from=fair#main$/u);
  await expect(page.locator("h1")).toContainText("Endstation");
  expect(await seenHeadings(page), "nothing in between").toBeNull();
});

test("going back to an address without language leads on", async ({ page }) => {
  await page.goto("/en/about-us/");
  await whenHydrated(page);
  await page.evaluate(() => history.replaceState(history.state, "", "/no/such/page/"));
  await navigateInPage(page, "/en/services/");
  await expect(page).toHaveURL(/\/en\/services\/$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/no\/such\/page\/$/u);
  await expect(page.locator("h1")).toContainText("Endstation");
});

const SEEN = "headings that were seen";

/** Other headings than the one that is there now, until the document ends. */
async function rememberHeadings(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const heading = () => document.querySelector("h1")?.textContent ?? "";
    const first = heading();
    new MutationObserver(() => heading() !== first && sessionStorage.setItem(key, heading())).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, SEEN);
}

const seenHeadings = (page: Page): Promise<string | null> => page.evaluate((key) => sessionStorage.getItem(key), SEEN);
