import { expect, type Page, test } from "@playwright/test";
import { Faults, markDocument, whenHydrated } from "./browser";

interface Arrival {
  /** How many parts of the page the browser may leave out of its first layout. */
  leftOut: number;
  /** How many sections there are. */
  sections: number;
  animations: string[];
}

/** @returns what is there in the moment when the heading of the next page has come into the document */
function atArrival(page: Page, heading: string): Promise<Arrival> {
  return page.evaluate(
    (beginning) =>
      new Promise<Arrival>((resolve) => {
        const look = () => {
          if (!document.querySelector("h1")?.textContent.startsWith(beginning)) return;
          const parts = [...document.querySelectorAll("main > *")];
          const running = parts.flatMap((part) => part.getAnimations()) as CSSAnimation[];
          const animations = [...new Set(running.map(({ animationName }) => animationName))];
          const below = [...document.querySelectorAll("main section, footer")];
          const leftOut = below.filter((part) => getComputedStyle(part).contentVisibility === "auto").length;
          const sections = document.querySelectorAll("main > section").length;
          resolve({ leftOut, sections, animations });
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    heading,
  );
}

const whenInMemory = (page: Page, path: string) =>
  page.waitForFunction((wanted) => {
    const { ___loader: loader } = window as unknown as { ___loader: { loadPageSync(path: string): unknown } };
    return loader.loadPageSync(wanted) !== undefined;
  }, path);

async function followToServices(page: Page): Promise<Arrival> {
  const link = page.locator("footer a[href='/de/services/']").first();
  await link.hover();
  await whenInMemory(page, "/de/services/");
  const arrival = atArrival(page, "Leistungen");
  await link.click();
  return arrival;
}

test("a page that takes the place of another fades in, and nothing is lost in quick succession", async ({
  page,
  baseURL,
}) => {
  const faults = new Faults(page, baseURL ?? "");
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  expect((await followToServices(page)).animations).toEqual(["fade-in"]);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leistungen");
  await page.getByRole("link", { name: "IT-Beratung", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("IT-Beratung");
  expect(faults.take()).toEqual([]);
});

test("nothing fades for visitors who want no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  expect((await followToServices(page)).animations).toEqual([]);
});

test("below the screen the next page is laid out once its top is there", async ({ page }) => {
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  const isSameDocument = await markDocument(page);
  expect((await followToServices(page)).leftOut).toBeGreaterThan(1);
  await expect(page.locator("html[data-whole]")).toBeAttached();
  expect(await isSameDocument()).toBe(true);
});

test("the next page has its first sections with its heading, and then what it has when it is loaded", async ({
  page,
}) => {
  await page.goto("/de/services/");
  const whole = await page.locator("main, footer").allInnerTexts();
  const count = await page.locator("main > section").count();
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  expect((await followToServices(page)).sections).toBeLessThan(count);
  await expect.poll(() => page.locator("main, footer").allInnerTexts()).toEqual(whole);
});

test("a page is whole at once for who goes back to it", async ({ page }) => {
  await page.goto("/de/services/");
  await whenHydrated(page);
  const count = await page.locator("main > section").count();
  await page.locator("footer a[href='/de/about-us/']").first().click();
  await expect(page).toHaveURL("/de/about-us/");
  const arrival = atArrival(page, "Leistungen");
  await page.goBack();
  expect(await arrival).toMatchObject({ leftOut: 0, sections: count });
});
