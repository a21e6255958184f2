import { ARTICLE, expect, test } from "./form-test";

test("mistakes are told in the check's words, all at once, and nothing is written", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("x".repeat(91));
  await form.field("lead").nth(1).fill("");
  expect(await form.save()).toBe(422);
  await expect(form.said()).toContainText(
    `${ARTICLE.folder}/index.de.md:2:8 title - has 91 characters, more than 90 - write the page's heading`,
  );
  await expect(form.said()).toContainText("lead - is missing - add lead: the first paragraph");
  expect(checkout.changes()).toEqual([]);
});

test("a second call to action is refused in the check's words", async ({ form, checkout }) => {
  await form.open("#/collections/page-files/entries/services");
  const call = form.pane("de").locator(".item-wrapper").filter({ hasText: "A question with a button" });
  await (await form.reach(call.getByRole("button", { name: "List Item Options" }))).click();
  await form.page.getByRole("menuitem", { name: "Duplicate", exact: true }).click();
  expect(await form.save()).toBe(422);
  await expect(form.said()).toContainText(
    "type - is the page's second call to action - keep one: two buttons ask for nothing in particular",
  );
  expect(checkout.changes()).toEqual([]);
});

test("a file that was changed under the form is not overwritten", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  const file = `${ARTICLE.folder}/index.de.md`;
  const theirs = checkout.read(file).replace(/^lead: .*$/mu, 'lead: "Inzwischen geändert."');
  checkout.write(file, theirs);
  await form.field("title").first().fill("Mein Titel");
  expect(await form.save()).toBe(422);
  await expect(form.page.getByText("was changed by somebody else since the form was opened").first()).toBeVisible();
  expect(checkout.read(file)).toBe(theirs);
});
