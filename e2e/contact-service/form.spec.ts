/** Sends the built site's form through nginx and the service to a mailbox, in both languages, with and without scripts. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { buildStarterIn } from "../../test/build-starter-in";
import { waitForHydration } from "../browser";
import { submitButton, FORM_VALUES, fillForm, FORM_TEXTS, readForm } from "../contact-page";
import { type Nginx, startNginx } from "../nginx";
import { type Language, LANGUAGES, pathOf } from "../test-site";
import type { MailServer } from "./mail-server";
import { test as base } from "./service-test";

const SITE = ".contact/site";
const PATH = "/api/contact";

const LOCATION = readFileSync("contact/nginx-location.conf", "utf8");

const RATE_PER_ADDRESS = 20;

const test = base.extend<{ nginx: Nginx }, { site: string }>({
  site: [
    async ({}, provide) => {
      await buildStarterIn(SITE, PATH);
      await provide(`${SITE}/public`);
    },
    { scope: "worker", timeout: 600_000 },
  ],
  nginx: async ({ site, service }, provide) => {
    const nginx = await startNginx(site, { more: LOCATION.replace("8460", String(service.port)) });
    await service.start({ CONTACT_SITE: nginx.origin });
    await provide(nginx);
    await nginx.stop();
  },
  baseURL: async ({ nginx }, provide) => provide(nginx.origin),
});

test.use({ settings: { CONTACT_RATE_PER_ADDRESS: String(RATE_PER_ADDRESS) } });

const SUBJECT = { de: "Kontaktformular: Produkt, Kim Beispiel", en: "Contact form: Product, Kim Beispiel" };
const NOT_ARRIVED = { de: "Die Nachricht ist nicht angekommen", en: "The message has not arrived" };

async function openAndFill(page: Page, language: Language, hasScripts: boolean): Promise<void> {
  await page.goto(pathOf(language, "/contact/"));
  if (hasScripts) await waitForHydration(page);
  await fillForm(page);
}

async function expectSent(page: Page, { mails }: MailServer, language: Language): Promise<void> {
  await submitButton(page).click();
  await expect(page).toHaveURL(pathOf(language, "/contactConfirmation/"));
  const [{ to, raw } = { to: [], raw: "" }] = mails;
  expect([mails.length, to]).toEqual([1, ["office@fernwerk.example"]]);
  expect(raw).toContain(`\r\nSubject: ${SUBJECT[language]}\r\n`);
  expect(raw).toContain(`\r\nReply-To: ${FORM_TEXTS.email}\r\n`);
}

for (const language of LANGUAGES) {
  // e2e/contact-form.spec.ts sends forms that are rejected.
  test(`the contact form with scripts delivers a mail (${language})`, async ({ page, mailServer }) => {
    await openAndFill(page, language, true);
    await expectSent(page, mailServer, language);
  });

  test.describe(`JavaScript off (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test("after a failure Back restores the form, and a retry succeeds", async ({
      page,
      mailServer,
      service,
      nginx,
    }) => {
      await openAndFill(page, language, false);
      mailServer.fault = "full";
      await submitButton(page).click();
      await expect(page.getByRole("heading")).toHaveText(NOT_ARRIVED[language]);
      await page.goBack();
      expect(await readForm(page)).toEqual(FORM_VALUES);
      mailServer.fault = "none";
      await service.end();
      await submitButton(page).click();
      await expect(page.locator("html"), "language of nginx's error page").toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toBeVisible();
      await page.goBack();
      expect(await readForm(page)).toEqual(FORM_VALUES);
      await service.start({ CONTACT_SITE: nginx.origin });
      await expectSent(page, mailServer, language);
    });
  });
}

test("nginx rejects GET and oversized forms, and passes on the service's headers", async ({ request, nginx }) => {
  expect((await request.get(PATH)).status()).toBe(405);
  for (const language of LANGUAGES) {
    const headers = { Referer: nginx.origin + pathOf(language, "/contact/") };
    const tooLong = await request.post(PATH, { form: { message: "x".repeat(150_000) }, headers });
    const { "content-security-policy": policy } = tooLong.headers();
    expect([tooLong.status(), policy]).toEqual([413, expect.stringContaining("'none'")]);
    expect(await tooLong.text()).toContain(`<html lang="${language}">`);
  }
  const headers = { Accept: "application/json", Cookie: `a=${"x".repeat(8100)}` };
  const response = await request.post(PATH, { form: {}, headers });
  expect(response.status()).toBe(422);
  expect(response.headers()["strict-transport-security"]).toMatch(/^max-age=\d+/u);
  expect(response.headers()["cache-control"]).toBe("no-store");
});

test("the rate limit behind nginx ignores a client's X-Forwarded-For", async ({ request }) => {
  const statuses: number[] = [];
  for (let number = 0; number <= RATE_PER_ADDRESS; number += 1) {
    const headers = { "X-Forwarded-For": `192.0.2.${number}`, Accept: "application/json" };
    statuses.push((await request.post(PATH, { form: {}, headers })).status());
  }
  expect(statuses.at(-1)).toBe(429);
});
