import { test } from "@playwright/test";
import { expectNoViolation } from "./axe";
import { whenHydrated } from "./browser";
import { LANGUAGES, pathOf } from "./site";

/** Every template; of the pages made of sections, those that hold each list. */
const PAGES: Readonly<Record<string, string>> = {
  "home page": "/",
  "page of sections": "/about-us/",
  "list of projects": "/case-study/",
  "list of vacancies": "/career/",
  "list of news": "/newsroom/",
  "list of services": "/services/",
  contact: "/contact/",
  "site map": "/sitemap/",
  service: "/services/headless-cms-integration/",
  solution: "/solutions/ux-ui-audit/",
  product: "/products/fusion/",
  "case study with every section": "/case-study/case-study-modern-test/",
  article: "/news/itb-2026-programme/",
  vacancy: "/career/vacancies/fullstack-developer/",
  "landing page with every section": "/common-landing-test/",
  fair: "/fair/",
  "past fair": "/itb2020/",
  legal: "/privacy-policy/",
  "missing page": "/no-such-page/",
};

for (const language of LANGUAGES) {
  for (const [name, route] of Object.entries(PAGES)) {
    test(`axe finds no violation: ${name} (${language})`, async ({ page }) => {
      await page.goto(pathOf(language, route));
      await whenHydrated(page);
      await expectNoViolation(page);
    });
  }
}

for (const width of [390, 1280]) {
  test(`axe finds no violation while a menu is open (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/de/services/");
    await whenHydrated(page);
    await page.locator("header button:visible").first().click();
    await expectNoViolation(page, [width]);
  });
}
