/** Opens pages that translators, archives and hosts have changed (quality V16). */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./browser";
import { titleOf } from "./built-pages";
import { sampled } from "./sampled";
import { FOLDER, LANGUAGES } from "./test-site";

const COPIES = [
  ["in a web archive", "/web/2026/https://www.fernwerk.example/de/contact/"],
  ["saved as a file", "/C:/Kontakt.html"],
] as const;

for (const [name, path] of sampled(COPIES)) {
  test(`a copy of a page ${name} stays at its URL, complete and without an error`, async ({ page, faults }) => {
    const body = readFileSync(`${FOLDER}/de/contact/index.html`, "utf8");
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(path);
    await page.waitForTimeout(1500);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titleOf("/de/contact/"));
    await expect(page.locator("main form")).toBeVisible();
    expect(faults.take()).toEqual([]);
  });
}

test("the imprint opts out of a host's e-mail obfuscation, which also finds no address in its text", () => {
  for (const language of LANGUAGES) {
    const html = readFileSync(`${FOLDER}/${language}/imprint/index.html`, "utf8");
    expect(html).toContain("<!--email_off-->");
    const [main = ""] = /<main.*<\/main>/su.exec(html) ?? [];
    expect(main.match(/>[^<]*\w@\w[^<]*</gu)).toBeNull();
    expect(main.replace(/<[^>]*>/gu, "")).toMatch(/\w@[\w.-]+\.example/u);
  }
});
