/** What a form becomes that a build for this machine has (docs/decisions/0014-contact-form.md). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { button, field, fillIn, open } from "./contact-page";

/** Of the preview server (contact/local-endpoint.ts); it keeps the mails of earlier runs. */
const MAILS = ".contact/mails";

test("a form of a build for this machine is answered by the service itself, which writes a mail", async ({ page }) => {
  const name = `<i>Kim</i> ${Date.now()}`;
  await open(page, "de");
  await fillIn(page);
  await field(page, "name").fill(name);
  await button(page).click();
  await expect(page).toHaveURL(/contactConfirmation/u);
  const mails = readdirSync(MAILS).map((file) => readFileSync(path.join(MAILS, file), "utf8"));
  expect(mails.filter((mail) => mail.includes(name))).toHaveLength(1);
});
