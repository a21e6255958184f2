import { expect, type Page, test } from "@playwright/test";
import { Faults, markDocument, whenHydrated } from "./browser";

interface Arrival {
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
          resolve({ sections: document.querySelectorAll("main section").length, animations });
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

test("the top of the next page is there before what is below the screen, which follows", async ({ page }) => {
  const sections = page.locator("main section");
  await page.goto("/de/services/");
  const whole = await sections.count();
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  const isSameDocument = await markDocument(page);
  const first = await followToServices(page);
  expect(first.sections).toBeLessThan(whole / 2);
  await expect(sections).toHaveCount(whole);
  expect(await isSameDocument()).toBe(true);
});

test("a page is whole at once for who goes back to it", async ({ page }) => {
  await page.goto("/de/services/");
  const whole = await page.locator("main section").count();
  await whenHydrated(page);
  await page.locator("footer a[href='/de/about-us/']").first().click();
  await expect(page).toHaveURL("/de/about-us/");
  const arrival = atArrival(page, "Leistungen");
  await page.goBack();
  expect((await arrival).sections).toBe(whole);
});
