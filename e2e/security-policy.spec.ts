/** The security policy itself (quality S1). A page that violates it fails any test: e2e/browser.ts, e2e/pages.spec.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { holdBack } from "./browser";
import { alertOn, button, field, fillIn, open } from "./contact-page";
import { readBuiltPages } from "./built-site";
import { test } from "./hosts";

/** Of the preview server (contact/local-endpoint.ts); it keeps the mails of earlier runs. */
const MAILS = ".contact/mails";

test("under the policy the form is sent, and its message becomes a mail", async ({ page, baseURL }) => {
  const name = `<i>Kim</i> ${Date.now()}`;
  await open(page, "de");
  await button(page).click();
  await expect(alertOn(page)).toBeVisible();
  await fillIn(page);
  await field(page, "name").fill(name);
  await button(page).click();
  await expect(page).toHaveURL(`${baseURL}/de/contactConfirmation/`);
  await expect(page.locator("h1")).toBeVisible();
  const mails = readdirSync(MAILS).map((file) => readFileSync(`${MAILS}/${file}`, "utf8"));
  expect(mails.filter((mail) => mail.includes(name))).toHaveLength(1);
});

test("the policy allows nothing by halves, and few inline scripts", async ({ nginx, request, baseURL }) => {
  const policyOf = async (origin: string) => (await request.get(`${origin}/de/`)).headers()["content-security-policy"];
  const policy = (await policyOf(nginx.origin)) ?? "";
  expect(policy, "the preview server has the same").toBe(await policyOf(baseURL ?? ""));
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
