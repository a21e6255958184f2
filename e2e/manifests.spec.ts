/** Each language's manifest: valid and installable in the browser's own eyes, and named by the pages of its language. */
import { expect, type Page, test } from "@playwright/test";
import { navigateInPage, whenHydrated } from "./browser";
import { readBuiltPages } from "./built-site";
import { LANGUAGES, otherLanguage, pathOf, SITE_URL } from "./site";

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  display: string;
  icons: { sizes: string; purpose: string }[];
}

const manifestOf = (language: string) => `/manifest_${language}.webmanifest`;
const linkIn = (page: Page) => page.locator("head link[rel='manifest']");

for (const language of LANGUAGES) {
  test(`the manifest is valid, and the site can be installed with it (${language})`, async ({ page }) => {
    await page.goto(pathOf(language, "/"));
    const devTools = await page.context().newCDPSession(page);
    const { url, errors, data = "" } = await devTools.send("Page.getAppManifest");
    expect(new URL(url).pathname).toBe(manifestOf(language));
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as Manifest;
    const home = pathOf(language, "/");
    expect(manifest).toMatchObject({ name: "Fernwerk", lang: language, start_url: home, display: "minimal-ui" });
    for (const purpose of ["any", "maskable"]) {
      const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
      expect(sizes, purpose).toEqual(["192x192", "512x512"]);
    }
    const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
    // Every context of a test is private, where nothing can be installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  });

  test(`the manifest is that of the language after a change of it, too (from ${language})`, async ({ page }) => {
    const other = otherLanguage(language);
    await page.goto(pathOf(language, "/contact/"));
    await whenHydrated(page);
    await navigateInPage(page, pathOf(other, "/imprint/"));
    await expect(linkIn(page)).toHaveAttribute("href", manifestOf(other));
    await page.goBack();
    await expect(linkIn(page)).toHaveAttribute("href", manifestOf(language));
    await page.locator(`header a[data-language='${other}']`).click();
    await expect(page).toHaveURL(pathOf(other, "/contact/"));
    await expect(linkIn(page)).toHaveAttribute("href", manifestOf(other));
  });
}

test("every page names one manifest: its language's", () => {
  for (const { path, links } of readBuiltPages().values()) {
    const named = links
      .filter(({ element }) => element.attributes["rel"] === "manifest")
      .map(({ target }) => target.href);
    expect.soft(named, path).toEqual([SITE_URL + manifestOf(path.slice(1, 3))]);
  }
});
