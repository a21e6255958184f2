/** The contact form, with its failures (quality V5; docs/decisions/0014-contact-form.md). */
import { expect } from "@playwright/test";
import { INBOX_PATH } from "../../src/contact/endpoint";
import { type Language, LANGUAGES, MESSAGES, pathOf } from "../site";
import { alert, fillIn, typed, TYPED } from "./contact-form";
import type { VisitHost } from "./host";
import type { Tab } from "./tab";
import { expectPlace, test, visit } from "./visit-test";

async function open(tab: Tab, host: VisitHost, language: Language): Promise<void> {
  await visit(tab, host, pathOf(language, "/contact/"));
}

for (const language of LANGUAGES) {
  const texts = MESSAGES[language];

  test(`what is missing is said at its field, what is filled in arrives (${language})${language === "de" ? " @core" : ""}`, async ({
    tab,
    host,
  }) => {
    await open(tab, host, language);
    await tab.click("form button");
    await expect.poll(async () => (await alert(tab))?.hasFocus).toBe(true);
    const marked = () =>
      tab.run(() => document.querySelector("form [name='email']")?.getAttribute("aria-invalid") ?? "");
    expect(await marked()).toBe("true");
    await fillIn(tab);
    await tab.click("form button");
    await expectPlace(tab, { address: pathOf(language, "/contactConfirmation/"), language, hasHeader: true });
    expect(host.takeComplaints()).toEqual([]);
  });

  test(`a message that is not received is told, and nothing typed is lost (${language})`, async ({ tab, host }) => {
    await open(tab, host, language);
    await fillIn(tab);
    const mend = host.spoil({ paths: new RegExp(`^${INBOX_PATH}$`, "u"), fault: "500" });
    await tab.click("form button");
    await expect.poll(async () => (await alert(tab))?.text).toContain(texts["form-failure.broken"]);
    expect(await typed(tab)).toEqual(TYPED);
    mend();
    await host.away();
    await tab.click("form button");
    await expect.poll(async () => (await alert(tab))?.text).toContain(texts["form-failure.unreachable"]);
    expect(await typed(tab)).toEqual(TYPED);
    await host.start();
    await tab.click("form button");
    await expectPlace(tab, { address: pathOf(language, "/contactConfirmation/") });
  });
}

test("where the form's own code can't be loaded, the browser sends it", async ({ tab, host }) => {
  host.spoil({ paths: /^\/contact-form-[^/]*\.js$/u, fault: "404" });
  await open(tab, host, "de");
  await fillIn(tab);
  await tab.click("form button");
  await expectPlace(tab, { address: "/de/contactConfirmation/", hasHeader: true });
});
