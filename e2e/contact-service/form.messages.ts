/** The built site's form, from the browser through nginx and the service to a mailbox: in both languages, with and without scripts. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { buildFixtureIn } from "../../test/build-fixture-in";
import { whenHydrated } from "../browser";
import { alertOn, button, field, FILLED_IN, fillIn, TYPED, whatStands } from "../contact-page";
import { type Nginx, startNginx } from "../nginx";
import { type Language, LANGUAGES, MESSAGES, pathOf } from "../site";
import type { Mailbox } from "./mailbox";
import { test as base } from "./service-test";

const SITE = ".contact/site";

/** The operators' own file, with the port of this service. */
const LOCATION = readFileSync("contact/nginx-location.conf", "utf8");

const MOST_OF_ONE_ADDRESS = 20;

const test = base.extend<{ nginx: Nginx }, { site: string }>({
  site: [
    async ({}, provide) => {
      await buildFixtureIn(SITE, "/api/contact");
      await provide(`${SITE}/public`);
    },
    { scope: "worker", timeout: 600_000 },
  ],
  nginx: async ({ site, tried: { service } }, provide) => {
    const nginx = await startNginx(site, { more: LOCATION.replace("8460", String(service.port)) });
    await service.start({ CONTACT_SITE: nginx.origin });
    await provide(nginx);
    await nginx.stop();
  },
  baseURL: async ({ nginx }, provide) => provide(nginx.origin),
});

test.use({ entry: "contact/main.ts", settings: { CONTACT_RATE_PER_ADDRESS: String(MOST_OF_ONE_ADDRESS) } });

const SUBJECT = { de: "Kontaktformular: Produkt, Kim Beispiel", en: "Contact form: Product, Kim Beispiel" };
const REFUSED = { de: "Die Nachricht ist nicht angekommen", en: "The message has not arrived" };

/** @returns the mail's text; a mail with umlauts comes in quoted-printable (RFC 2045, section 6.7) or base64. */
function textOf(raw: string): string {
  const [head = "", body = ""] = raw.split(/\r\n\r\n(.*)/su);
  const encoding = /^Content-Transfer-Encoding: (\S+)/imu.exec(head)?.[1];
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r\n/gu, "")
    .replace(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

async function open(page: Page, language: Language): Promise<void> {
  await page.goto(pathOf(language, "/contact/"));
  await expect(page.locator("main form")).toHaveAttribute("action", "/api/contact");
}

async function expectSent(page: Page, mailbox: Mailbox, language: Language): Promise<void> {
  await button(page).click();
  await expect(page).toHaveURL(pathOf(language, "/contactConfirmation/"));
  await expect.poll(() => mailbox.received.length).toBe(1);
  const [{ to, raw } = { to: [], raw: "" }] = mailbox.received;
  expect(to).toEqual(["office@fernwerk.example"]);
  expect(raw).toContain(`\r\nSubject: ${SUBJECT[language]}\r\n`);
  expect(raw).toContain(`\r\nReply-To: ${TYPED.email}\r\n`);
  const text = textOf(raw).replaceAll("\r\n", "\n");
  for (const value of Object.values(TYPED)) expect(text).toContain(value);
}

for (const language of LANGUAGES) {
  test(`with scripts what is typed outlives a failure, becomes mail (${language})`, async ({ page, nginx, tried }) => {
    await open(page, language);
    await whenHydrated(page);
    await fillIn(page);
    await tried.service.end("SIGTERM");
    await button(page).click();
    await expect(alertOn(page)).toContainText(MESSAGES[language]["form-failure.broken"]);
    expect(await whatStands(page)).toEqual(FILLED_IN);
    await tried.service.start({ CONTACT_SITE: nginx.origin });
    await expectSent(page, tried.mailbox, language);
  });

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test("a message becomes a mail", async ({ page, tried }) => {
      await open(page, language);
      await fillIn(page);
      await expectSent(page, tried.mailbox, language);
    });

    test("a refusal and a failure are told, and Back leads to what was typed", async ({ page, nginx, tried }) => {
      await open(page, language);
      await fillIn(page);
      // What no visitor can choose: the browser sends it, and the service does not know it.
      await field(page, "topic")
        .nth(1)
        .evaluate((input) => input.setAttribute("value", "weather"));
      await button(page).click();
      await expect(page.getByRole("heading")).toHaveText(REFUSED[language]);
      await page.goBack();
      expect(await whatStands(page)).toEqual(FILLED_IN);
      await tried.service.end("SIGTERM");
      const [answer] = await Promise.all([page.waitForResponse(/\/api\/contact$/u), button(page).click()]);
      expect(answer.status()).toBe(502);
      await expect(page.locator("html"), "the site's own page").toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toBeVisible();
      await page.goBack();
      expect(await whatStands(page)).toEqual(FILLED_IN);
      await tried.service.start({ CONTACT_SITE: nginx.origin });
      expect(tried.mailbox.received).toEqual([]);
    });
  });
}

const ADDRESS = "/api/contact";

test("nginx passes no other method, nothing too large, and the service's headers", async ({ request, nginx }) => {
  expect((await request.get(ADDRESS)).status()).toBe(405);
  for (const language of LANGUAGES) {
    const headers = { Referer: nginx.origin + pathOf(language, "/contact/") };
    const tooLong = await request.post(ADDRESS, { form: { message: "x".repeat(150_000) }, headers });
    const { "content-security-policy": policy, "content-type": type } = tooLong.headers();
    expect([tooLong.status(), policy, type]).toEqual([
      413,
      expect.stringContaining("'none'"),
      "text/html; charset=utf-8",
    ]);
    expect(await tooLong.text()).toContain(`<html lang="${language}">`);
  }
  const headers = { Accept: "application/json", Cookie: `a=${"x".repeat(8100)}` };
  const answer = await request.post(ADDRESS, { form: {}, headers });
  expect(answer.status()).toBe(422);
  expect(answer.headers()["strict-transport-security"]).toMatch(/^max-age=\d+/u);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect((await request.get("/metrics")).status()).toBe(404);
});

test("through nginx nobody counts as somebody else by saying so", async ({ request }) => {
  const statuses: number[] = [];
  for (let number = 0; number <= MOST_OF_ONE_ADDRESS; number += 1) {
    const headers = { "X-Forwarded-For": `192.0.2.${number}`, Accept: "application/json" };
    statuses.push((await request.post(ADDRESS, { form: {}, headers })).status());
  }
  expect(statuses.at(-1)).toBe(429);
});
