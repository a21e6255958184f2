/** Copies text of pages to the clipboard (src/browser/plain-copy.ts). */
import { expect } from "@playwright/test";
import { openPage, test } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./test-site";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const language of sampled(LANGUAGES, 1)) {
  test(`a copied page has no invisible characters and no hidden text (${language})`, async ({ page }) => {
    await openPage(page, pathOf(language, "/case-study/case-study-modern-test/"));
    const source = await page.locator("main").textContent();
    expect(source, "the page has soft hyphens").toMatch(/\u00AD/u);
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Control+C");
    const [text, html] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return Promise.all(["text/plain", "text/html"].map(async (type) => (await item!.getType(type)).text()));
    });
    const title = (await page.locator("h1").innerText()).replaceAll(/[\u00AD\u2060]/gu, "").replaceAll("\u00A0", " ");
    expect(text).toContain(title.split("\n")[0]);
    expect(`${text}${html}`).not.toMatch(/[\u00AD\u2060\u200B\u00A0]|&nbsp;|&shy;/u);
    expect(html, "links are absolute").toMatch(/href="http/u);
    expect(html).not.toMatch(/href="\/|<template|<script/u);
    await page.locator("h1").click();
    await page.keyboard.press("Control+C");
    const kept = await page.evaluate(() => navigator.clipboard.readText());
    expect(kept, "the clipboard after a copy without a selection").toBe(text);
  });

  test(`copying from a field copies what was typed (${language})`, async ({ page }) => {
    await openPage(page, pathOf(language, "/contact/"));
    const name = page.locator("form [name=name]");
    await name.fill("Lang\u00ADname");
    await name.selectText();
    await page.keyboard.press("Control+C");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Lang\u00ADname");
  });
}
