/** Checks the security policy (quality S1). A violation fails every end-to-end test: e2e/browser.ts, e2e/pages.spec.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { blockRequests } from "./browser";
import { formAlert, submitButton, formField, fillForm, openContactPage } from "./contact-page";
import { readBuiltPages } from "./built-pages";
import { test } from "./nginx-test";

/** Folder of the preview server (contact/local-endpoint.ts), with mails of earlier runs. */
const MAILS = ".contact/mails";

test("under the security policy the contact form is sent and becomes a mail", async ({ page, baseURL }) => {
  const name = `<i>Kim</i> ${Date.now()}`;
  await openContactPage(page, "de");
  await submitButton(page).click();
  await expect(formAlert(page)).toBeVisible();
  await fillForm(page);
  await formField(page, "name").fill(name);
  await submitButton(page).click();
  await expect(page).toHaveURL(`${baseURL}/de/contactConfirmation/`);
  await expect(page.locator("h1")).toBeVisible();
  const mails = readdirSync(MAILS).map((file) => readFileSync(`${MAILS}/${file}`, "utf8"));
  expect(mails.filter((mail) => mail.includes(name))).toHaveLength(1);
});

test("the security policy has no unsafe source and three hashes at most", async ({ nginx, request, baseURL }) => {
  const readPolicy = async (origin: string) =>
    (await request.get(`${origin}/de/`)).headers()["content-security-policy"];
  const policy = (await readPolicy(nginx.origin)) ?? "";
  expect(policy, "policies of nginx and preview server").toBe(await readPolicy(baseURL ?? ""));
  expect(policy).toMatch(/^default-src 'none'; /u);
  for (const name of ["base-uri", "frame-ancestors"]) expect(policy).toContain(`${name} 'none'`);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/u);
  const [scripts = ""] = /script-src [^;]*/u.exec(policy) ?? [];
  expect(scripts.split(" 'sha256-").length - 1).toBeLessThanOrEqual(3);
});

test("scripts and styles of every page have an integrity hash, in the browser too", async ({ page, nginx }) => {
  const integrity = /^sha256-.{44}$/u;
  for (const [path, { elements }] of readBuiltPages()) {
    const styles = elements.filter(({ attributes }) => attributes["rel"] === "stylesheet");
    const scripts = elements.filter(({ name, attributes }) => name === "script" && attributes["src"]);
    expect(styles, path).toHaveLength(1);
    expect(scripts.length, path).toBeGreaterThanOrEqual(4);
    for (const { attributes } of [...styles, ...scripts]) expect(attributes["integrity"], path).toMatch(integrity);
  }
  // Scripts remove their elements once they run.
  await blockRequests(page, /\.js$/u);
  await page.goto(`${nginx.origin}/de/imprint/`, { waitUntil: "commit" });
  await expect(page.locator("script[defer]").nth(3)).toBeAttached();
  const hashes = await page.evaluate(() =>
    [...document.scripts].filter(({ src, defer }) => src && defer).map((script) => script.integrity),
  );
  expect(hashes.length).toBeGreaterThanOrEqual(4);
  for (const hash of hashes) expect(hash).toMatch(integrity);
});
