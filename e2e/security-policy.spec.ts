/** No flow violates the security policy (quality S1), served by a real nginx; that no page does: e2e/pages.spec.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { holdBack, markDocument, navigateInPage, openPage, whenHydrated } from "./browser";
import { alertOn, button, field, fillIn, open } from "./contact-page";
import { whenCached } from "./deploys/deploy-test";
import { readBuiltPages } from "./built-site";
import { Host } from "./host";
import { test } from "./hosts";
import { sampled } from "./sampled";
import { FOLDER, LANGUAGES, otherLanguage, pathOf } from "./site";

/** Listens for violations in every document of the page, from before its first element on. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const found: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => void found.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void };
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  page.on("console", (message) => {
    if (/content.security|permissions.policy|integrity/iu.test(message.text())) found.push(message.text());
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return found;
  };
}

for (const language of sampled(LANGUAGES)) {
  test(`redirect, menus, navigation and switch violate nothing (${language})`, async ({ page, nginx }) => {
    const violations = await watch(page);
    await page.addInitScript((preferred) => {
      if (location.pathname === "/contact/") localStorage.setItem("language", preferred);
    }, language);
    await page.goto(`${nginx.origin}/contact/?a=1`);
    await expect(page).toHaveURL(`${nginx.origin}/${language}/contact/?a=1`);
    await whenHydrated(page);
    const menus = page.locator("header button[popovertarget]:visible");
    for (let index = 0; index < (await menus.count()); index += 1) await menus.nth(index).click();
    const isSameDocument = await markDocument(page);
    for (const route of ["/news/itb-2026-programme/", "/case-study/", "/fair/", "/", "/no-such-page/"]) {
      await navigateInPage(page, pathOf(language, route));
      await expect(page).toHaveURL(nginx.origin + pathOf(language, route));
      await expect(page.locator("h1")).toBeVisible();
    }
    expect(await isSameDocument(), "no full load").toBe(true);
    await openPage(page, `${nginx.origin}/${language}/services/`);
    const other = otherLanguage(language);
    await page.locator(`a[data-language='${other}']:visible`).first().click();
    await expect(page).toHaveURL(`${nginx.origin}/${other}/services/`);
    await whenHydrated(page);
    expect(await violations()).toEqual([]);
  });
}

/** Of the preview server (contact/local-endpoint.ts); it keeps the mails of earlier runs. */
const MAILS = ".contact/mails";

test("the form violates nothing, and its message becomes a mail", async ({ page, baseURL }) => {
  const name = `<i>Kim</i> ${Date.now()}`;
  const violations = await watch(page);
  await open(page, "de");
  const policy = await page.evaluate(async () => (await fetch("")).headers.get("content-security-policy"));
  expect(policy, "the preview server's is the built one").toContain("form-action 'self'");
  await button(page).click();
  await expect(alertOn(page)).toBeVisible();
  await fillIn(page);
  await field(page, "name").fill(name);
  await button(page).click();
  await expect(page).toHaveURL(`${baseURL}/de/contactConfirmation/`);
  await expect(page.locator("h1")).toBeVisible();
  expect(await violations()).toEqual([]);
  const mails = readdirSync(MAILS).map((file) => readFileSync(`${MAILS}/${file}`, "utf8"));
  expect(mails.filter((mail) => mail.includes(name))).toHaveLength(1);
});

test.describe("without network", () => {
  test.use({ serviceWorkers: "allow" });

  test("kept pages and the one for being offline violate nothing @job", async ({ page }) => {
    const host = new Host(FOLDER);
    await host.start();
    const violations = await watch(page);
    await openPage(page, `${host.origin}/de/contact/`);
    await whenCached(page, "/de/contact/");
    await host.away();
    await page.goto(`${host.origin}/de/contact/`);
    await expect(page.locator("header ~ [role=status]").first()).toContainText("gespeicherte Fassung");
    await page.goto(`${host.origin}/de/imprint/`);
    await expect(page.locator("h1")).toContainText("Kein Netz");
    expect(await violations()).toEqual([]);
    await host.stop();
  });
});

test("the policy allows nothing by halves, and few inline scripts", async ({ nginx, request }) => {
  const policy = (await request.get(`${nginx.origin}/de/`)).headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/^default-src 'none'; /u);
  for (const name of ["base-uri", "frame-ancestors"]) expect(policy).toContain(`${name} 'none'`);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/u);
  const [scripts = ""] = /script-src [^;]*/u.exec(policy) ?? [];
  expect(scripts.split(" 'sha256-").length - 1).toBeLessThanOrEqual(3);
});

test("scripts and styles in pages are named with what they hold, in the browser too", async ({ page, nginx }) => {
  const integrity = /^sha256-.{44}$/u;
  for (const [path, { elements }] of readBuiltPages()) {
    const styles = elements.filter(({ attributes }) => attributes["rel"] === "stylesheet");
    const scripts = elements.filter(({ name, attributes }) => name === "script" && attributes["src"]);
    expect(styles, path).toHaveLength(1);
    expect(scripts.length, path).toBeGreaterThanOrEqual(4);
    for (const { attributes } of [...styles, ...scripts]) expect(attributes["integrity"], path).toMatch(integrity);
  }
  // They run later: then their elements are removed.
  await holdBack(page, /\.js$/u);
  await page.goto(`${nginx.origin}/de/imprint/`, { waitUntil: "commit" });
  await expect(page.locator("script[defer]").nth(3)).toBeAttached();
  const named = await page.evaluate(() =>
    [...document.scripts].filter(({ src, defer }) => src && defer).map((script) => script.integrity),
  );
  expect(named.length).toBeGreaterThanOrEqual(4);
  for (const each of named) expect(each).toMatch(integrity);
});
