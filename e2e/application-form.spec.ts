/** Sends the application form of a vacancy: the contact form with different fields (docs/decisions/0014-contact-form.md). */
import { expect } from "@playwright/test";
import { whenHydrated } from "./browser";
import { test } from "./contact-endpoint";
import { alertOn, button, changeAction, field, sendTo, sent, TYPED } from "./contact-page";

for (const hasScripts of [true, false])
  test.describe(`JavaScript ${hasScripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: hasScripts });

    test("an application with an invalid link is rejected, then sent with its position", async ({ page, endpoint }) => {
      if (!hasScripts) await changeAction(page, endpoint.at("redirect"));
      await page.goto("/de/career/vacancies/fullstack-developer/");
      if (hasScripts) await whenHydrated(page);
      if (hasScripts) await sendTo(page, endpoint.at("redirect"));
      await field(page, "link").fill("kein Link");
      for (const name of ["name", "email", "message"] as const) await field(page, name).fill(TYPED[name]);
      await button(page).click();
      if (hasScripts) await expect(alertOn(page).locator("a")).toHaveText([/^Link:/u]);
      else await expect(field(page, "link"), "the field that the browser reports").toBeFocused();
      expect(endpoint.received).toEqual([]);
      await field(page, "link").fill("kim.example/arbeiten");
      if (hasScripts) {
        await expect(page.locator("form")).toContainText("löschen sie sechs Monate nach der Entscheidung");
        await sendTo(page, endpoint.at("fail"));
        await button(page).click();
        await expect(alertOn(page).locator("a")).toHaveAttribute("href", "mailto:jobs@kontor-nord.example");
        await sendTo(page, endpoint.at("redirect"));
        endpoint.received.length = 0;
      }
      await button(page).click();
      await expect(page).toHaveURL("/de/contactConfirmation/");
      const { name, email } = TYPED;
      const { message, _gotcha, _next, lang } = sent("de", hasScripts ? "\n" : "\r\n");
      const position = "A8 Fullstack-Entwicklung";
      const fields = { name, email, message, link: "kim.example/arbeiten" };
      expect(endpoint.received).toEqual([{ ...fields, position, _gotcha, _next, lang }]);
    });
  });
