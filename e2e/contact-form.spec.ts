/** The contact form as its visitors meet it (decisions: The contact form). */
import { expect } from "@playwright/test";
import { markDocument } from "./browser";
import { sendFormTo } from "./contact-endpoint";
import { alertOn, button, field, FILLED_IN, fillIn, open, sent, test, TYPED, whatStands } from "./contact-page";
import { axeViolations, ibmViolations } from "./engines";
import { LANGUAGES, pathOf } from "./site";
import { findTextFaults } from "./text-boxes";

// The policy of the built site allows no other endpoint than its own.
test.use({ bypassCSP: true });

for (const language of LANGUAGES) {
  const confirmation = new RegExp(`${pathOf(language, "/contactConfirmation/")}$`, "u");

  test.describe(`without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test("the browser checks the form, sends it and shows the confirmation", async ({ page, endpoint }) => {
      await sendFormTo(page, endpoint.addressOf("redirect"));
      await page.goto(pathOf(language, "/contact/"));
      await button(page).click();
      expect(endpoint.received, "an incomplete form is not sent").toEqual([]);
      await fillIn(page);
      await button(page).click();
      await expect(page).toHaveURL(confirmation);
      expect(endpoint.received).toEqual([sent(language, "\r\n")]);
    });

    test("where the endpoint fails, its own page says so, and Back leads to what was typed", async ({
      page,
      endpoint,
    }) => {
      await sendFormTo(page, endpoint.addressOf("fail"));
      await page.goto(pathOf(language, "/contact/"));
      await fillIn(page);
      await button(page).click();
      await expect(page.getByRole("heading")).toHaveText("The endpoint's own page");
      await page.goBack();
      expect(await whatStands(page)).toEqual(FILLED_IN);
    });
  });

  for (const behaviour of ["ok", "redirect"] as const) {
    test(`an endpoint that answers "${behaviour}" leads to the confirmation, in the same document (${language})`, async ({
      page,
      endpoint,
    }) => {
      await open(page, language, endpoint.addressOf(behaviour));
      const isSameDocument = await markDocument(page);
      await fillIn(page);
      await button(page).dblclick();
      await expect(page).toHaveURL(confirmation);
      await expect(page.locator("h1")).toBeVisible();
      expect(await isSameDocument()).toBe(true);
      expect(endpoint.received, "sent once, though pressed twice").toEqual([sent(language, "\n")]);
    });
  }

  test(`with errors it has no violation, reflows, and stores nothing (${language})`, async ({ page, endpoint }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, language, endpoint.addressOf("ok"));
    const storages = async () => {
      const all = await page.evaluate(() => [document.cookie, ...Object.keys({ ...localStorage, ...sessionStorage })]);
      return all.filter((key) => !key.startsWith("@@scroll"));
    };
    const before = await storages();
    await field(page, "email").fill("kim@");
    await field(page, "message").fill("zu kurz");
    await button(page).click();
    await expect(alertOn(page)).toBeFocused();
    const fields = await alertOn(page)
      .locator("a")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(fields).toEqual(["name", "email", "message", "consent"].map((name) => `#message-${name}`));
    expect([...(await axeViolations(page)), ...(await ibmViolations(page))]).toEqual([]);
    expect(await findTextFaults(page, "main")).toEqual({ overflow: 0, clipped: [], spilled: [], overlapping: [] });
    expect(await storages()).toEqual(before);
    expect(endpoint.received).toEqual([]);
  });
}

test("the form can be filled in, mended and sent by keyboard alone", async ({ page, endpoint }) => {
  await open(page, "de", endpoint.addressOf("ok"));
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    await keyboard.press("Tab");
    await expect(field(page, name).and(page.locator(":focus"))).toHaveCount(1);
  };
  await field(page, "name").focus();
  await keyboard.type(TYPED.name);
  await keyboard.press("Enter");
  await expect(alertOn(page)).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(field(page, "email")).toBeFocused();
  expect(page.url(), "the address stays").not.toContain("#");
  await keyboard.type(TYPED.email);
  await tabTo("company");
  await tabTo("telephone");
  await tabTo("topic");
  await keyboard.press("ArrowRight");
  await tabTo("message");
  await keyboard.type(TYPED.message.replace("\n", " "));
  await tabTo("consent");
  await keyboard.press("Space");
  await keyboard.press("Tab");
  await expect(page.locator("form a:focus"), "the privacy policy").toHaveCount(1);
  await keyboard.press("Tab");
  await expect(button(page), "no stop at what nobody sees").toBeFocused();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/contactConfirmation/u);
  expect(endpoint.received).toMatchObject([{ email: TYPED.email, topic: "product", _gotcha: "" }]);
});

test("a page presets its topic", async ({ page }) => {
  await page.goto("/de/contact/ibe/");
  await expect(page.locator("[name=topic]:checked")).toHaveValue("product");
});

test("a build for this machine leads to the local inbox, which shows what has arrived", async ({ page }) => {
  await open(page, "de");
  await expect(page.locator("form"), "npm test builds with GATSBY_CONTACT_ENDPOINT=inbox").toHaveAttribute(
    "action",
    "/__inbox/",
  );
  await fillIn(page);
  await field(page, "name").fill("<i>Kim</i> am Eingang");
  await button(page).click();
  await expect(page).toHaveURL(/contactConfirmation/u);
  await page.goto("/__inbox/");
  await expect(page.getByText("<i>Kim</i> am Eingang")).toBeVisible();
});
