/** What translators and archives do to a page (quality V16). */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { markDocument, openPage, test } from "./browser";
import { titleOf } from "./built-site";
import { FOLDER, LANGUAGES } from "./site";

test("a page translated into the other language before scripts run is alive, links lead on", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => (document.documentElement.lang = "en"), { once: true }),
  );
  await openPage(page, "/de/contact/");
  const isSameDocument = await markDocument(page);
  await page.locator("footer").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveTitle(titleOf("/de/imprint/"));
  expect(await isSameDocument()).toBe(true);
});

for (const [what, place] of [
  ["an archive keeps", "/web/2026/https://www.fernwerk.example/de/contact/"],
  ["somebody has saved", "/C:/Kontakt.html"],
] as const) {
  test(`a copy that ${what} stays at its address, whole and without an error`, async ({ page, faults }) => {
    const body = readFileSync(`${FOLDER}/de/contact/index.html`, "utf8");
    await page.route(`**${place}`, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(place);
    await page.waitForTimeout(1500);
    await expect(page).toHaveURL(place);
    await expect(page).toHaveTitle(titleOf("/de/contact/"));
    await expect(page.locator("main form")).toBeVisible();
    expect(faults.take()).toEqual([]);
  });
}

test("a host that hides e-mail addresses is asked not to, and finds none in the imprint's text, where it stays legible without scripts", () => {
  for (const language of LANGUAGES) {
    const html = readFileSync(`${FOLDER}/${language}/imprint/index.html`, "utf8");
    expect(html).toContain("<!--email_off-->");
    const [main = ""] = /<main.*<\/main>/su.exec(html) ?? [];
    expect(main.match(/>[^<]*\w@\w[^<]*</gu)).toBeNull();
    expect(main.replace(/<[^>]*>/gu, "")).toMatch(/\w@[\w.-]+\.example/u);
  }
});
