/** Sends the application form of a vacancy: the contact form with different fields (docs/decisions/0014-contact-form.md). */
import { expect } from "@playwright/test";
import { waitForHydration } from "./browser";
import { test } from "./contact-endpoint";
import {
  formAlert,
  submitButton,
  rewriteFormAction,
  formField,
  setFormAction,
  receivedFields,
  FORM_TEXTS,
} from "./contact-page";
import { sampled } from "./sampled";

for (const hasScripts of sampled([true, false], 1))
  test.describe(`JavaScript ${hasScripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: hasScripts });

    test("an application with an invalid link is rejected, then sent with its position", async ({ page, endpoint }) => {
      if (!hasScripts) await rewriteFormAction(page, endpoint.at("redirect"));
      await page.goto("/de/career/vacancies/fullstack-developer/");
      if (hasScripts) await waitForHydration(page);
      if (hasScripts) await setFormAction(page, endpoint.at("redirect"));
      await formField(page, "link").fill("kein Link");
      for (const name of ["name", "email", "message"] as const) await formField(page, name).fill(FORM_TEXTS[name]);
      await submitButton(page).click();
      if (hasScripts) await expect(formAlert(page).locator("a")).toHaveText([/^Link:/u]);
      else await expect(formField(page, "link"), "the field that the browser reports").toBeFocused();
      expect(endpoint.received).toEqual([]);
      await formField(page, "link").fill("kim.example/arbeiten");
      if (hasScripts) {
        await expect(page.locator("form")).toContainText("löschen sie sechs Monate nach der Entscheidung");
        await setFormAction(page, endpoint.at("fail"));
        await submitButton(page).click();
        await expect(formAlert(page).locator("a")).toHaveAttribute("href", "mailto:jobs@kontor-nord.example");
        await setFormAction(page, endpoint.at("redirect"));
        endpoint.received.length = 0;
      }
      await submitButton(page).click();
      await expect(page).toHaveURL("/de/contactConfirmation/");
      const { name, email } = FORM_TEXTS;
      const { message, _gotcha, _next, lang } = receivedFields("de", hasScripts ? "\n" : "\r\n");
      const position = "A8 Fullstack-Entwicklung";
      const fields = { name, email, message, link: "kim.example/arbeiten" };
      expect(endpoint.received).toEqual([{ ...fields, position, _gotcha, _next, lang }]);
    });
  });
