/** What becomes of a message that is not received: nothing typed is lost, and the visitor hears why. */
import { expect } from "@playwright/test";
import { type Behaviour, sendFormTo } from "./contact-endpoint";
import { alertOn, button, field, FILLED_IN, fillIn, open, sendTo, sent, test, whatStands } from "./contact-page";
import { LANGUAGES, MESSAGES, pathOf } from "./site";

// The policy of the built site allows no other endpoint than its own.
test.use({ bypassCSP: true });

for (const language of LANGUAGES) {
  const confirmation = new RegExp(`${pathOf(language, "/contactConfirmation/")}$`, "u");
  const texts = MESSAGES[language];

  const FAILURES: [Behaviour, keyof typeof texts][] = [
    ["bad", "form-failure.refused"],
    ["busy", "form-failure.busy"],
    ["fail", "form-failure.broken"],
    ["reset", "form-failure.unreachable"],
  ];
  test(`every failure is told, keeps what was typed, and offers e-mail (${language})`, async ({
    page,
    endpoint,
    context,
  }) => {
    await open(page, language);
    await fillIn(page);
    const expectFailure = async (id: keyof typeof texts) => {
      await expect(alertOn(page)).toContainText(texts[id]);
      await expect(alertOn(page)).toBeFocused();
      await expect(alertOn(page).locator("a")).toHaveAttribute("href", /^mailto:/u);
      expect(await whatStands(page)).toEqual(FILLED_IN);
    };
    for (const [behaviour, id] of FAILURES) {
      await sendTo(page, endpoint.addressOf(behaviour));
      await button(page).click();
      await expectFailure(id);
    }
    await context.setOffline(true);
    await button(page).click();
    await expectFailure("form-failure.offline");
    await context.setOffline(false);
    await sendTo(page, endpoint.addressOf("ok"));
    await button(page).click();
    await expect(page).toHaveURL(confirmation);
    expect(endpoint.received).toHaveLength(FAILURES.length + 1);
  });

  test(`fields that the endpoint refuses are marked (${language})`, async ({ page, endpoint }) => {
    await open(page, language, endpoint.addressOf("refuse"));
    await fillIn(page);
    await button(page).click();
    await expect(alertOn(page)).toContainText(texts["form-summary.rejected"]);
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "email")).toHaveAccessibleDescription(texts["form-error.rejected"]);
    expect(await whatStands(page)).toEqual(FILLED_IN);
  });

  test(`an endpoint that does not answer: under way, then no longer waited for (${language})`, async ({
    page,
    endpoint,
  }) => {
    await open(page, language, endpoint.addressOf("hang"));
    await fillIn(page);
    await page.clock.install();
    await button(page).click();
    await expect(button(page)).toContainText(texts["form.sending"]);
    await expect.poll(() => endpoint.received.length).toBe(1);
    await page.clock.runFor(3_000);
    await expect(page.locator("form [role=status]")).toHaveText(texts["form.slow"]);
    await page.keyboard.press("Enter");
    await page.clock.runFor(27_000);
    await expect(alertOn(page)).toContainText(texts["form-failure.timeout"]);
    expect(endpoint.received, "not sent again").toHaveLength(1);
    expect(await whatStands(page)).toEqual(FILLED_IN);
  });
}

test("where the form's own code can't be loaded, the browser checks and sends it", async ({ page, endpoint }) => {
  await page.route(/\/contact-form-[^/]*\.js$/u, (route) => route.abort());
  await sendFormTo(page, endpoint.addressOf("redirect"));
  await open(page, "de");
  await button(page).click();
  expect(await field(page, "name").evaluate((element) => element === document.activeElement)).toBe(true);
  await fillIn(page);
  await button(page).click();
  await expect(page).toHaveURL(/\/de\/contactConfirmation\/$/u);
  expect(endpoint.received).toEqual([sent("de", "\r\n")]);
});
