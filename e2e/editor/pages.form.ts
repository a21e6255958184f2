import { formOf } from "../../editor/form/collections";
import { kindOf } from "../../src/model/kinds";
import type { FormPage } from "./form-page";
import { expect, test } from "./form-test";

const WORDS = {
  de: {
    title: "Zwei Städte, ein Fahrplan",
    headTitle: "Zwei Städte teilen sich einen Fahrplan – {name}",
    description:
      "Zwei Städte teilen sich seit Montag einen Fahrplan: was das für Reisende ändert, wer daran gearbeitet hat und was noch fehlt.",
    lead: "Seit Montag steht alles auf einer Tafel.",
    body: "## Was sich ändert {#changes}\n\nAlles steht auf einer Tafel.",
  },
  en: {
    title: "Two towns, one timetable",
    headTitle: "Two towns share one timetable – {name}",
    description:
      "Two towns have shared one timetable since Monday: what it changes for travellers, who worked on it, and what is missing.",
    lead: "Since Monday everything stands on one board.",
    body: "## What changes {#changes}\n\nEverything stands on one board.",
  },
};

async function writeArticle(form: FormPage, languages: readonly ("de" | "en")[]): Promise<void> {
  await form.open("#/collections/article/new");
  for (const language of languages) {
    const pane = form.pane(language);
    for (const [name, text] of Object.entries(WORDS[language]))
      await (await form.reach(form.field(name, pane), language)).fill(text);
  }
  await form.page.mouse.move(300, 500);
  await form.page.mouse.wheel(0, -20_000);
  await (await form.reach(form.field("date", form.pane("de")))).fill("2024-06-18");
  const category = form.pane("de").locator('[data-key-path="category"]');
  await (await form.reach(category.getByRole("combobox"))).click();
  await form.page.getByRole("option", { name: "partnership", exact: true }).click();
}

test("a new article is two files with equal facts, passes the check, and stands in the newsroom", async ({
  form,
  checkout,
}) => {
  await writeArticle(form, ["de", "en"]);
  expect(await form.save()).toBe(200);
  const folder = "content/pages/news/zwei-staedte-ein-fahrplan";
  expect(checkout.changes()).toEqual(
    ["de", "en"].map((language) => expect.stringMatching(`^\\d+ 0 ${folder}/index.${language}.md$`)),
  );
  for (const language of ["de", "en"] as const) {
    const text = checkout.read(`${folder}/index.${language}.md`);
    expect(text).toContain('\ndate: "2024-06-18"\ncategory: partnership\n');
    expect(text).not.toMatch(/draft|listed|""/u);
    const page = checkout.site().find(language, "/news/zwei-staedte-ein-fahrplan/");
    expect([page?.kind, page?.isListed, page?.label]).toEqual(["article", true, WORDS[language].title]);
  }
});

test("a page in one language stays one file", async ({ form, checkout }) => {
  await writeArticle(form, ["de"]);
  const translation = form.pane("de").locator('[data-key-path="translation"]');
  await (await form.reach(translation.getByRole("radio", { name: "none", exact: true }))).click();
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual([expect.stringMatching(/^\d+ 0 content\/pages\/news\/[\w-]+\/index\.de\.md$/u)]);
});

/** Pages with most fields. What the form sends of every other file, test/any-content/unchanged.test.ts tries. */
for (const route of ["/", "/services/development/", "/case-study/bedfinder/", "/fair/"]) {
  test(`the page ${route} is the same when a change has been taken back`, async ({ form, checkout }) => {
    const address = formOf(route, kindOf(route));
    await form.open(address);
    const title = form.field("title", form.pane("de"));
    const before = await title.inputValue();
    // Nothing can be saved where nothing has been changed.
    await expect(form.saveButton()).toBeDisabled();
    await title.fill(`${before}!`);
    expect(await form.save()).toBe(200);
    expect(checkout.changes()).toEqual([expect.stringMatching(/^1 1 .+\/index\.de\.md$/u)]);
    await form.page.reload();
    await form.open(address);
    await title.fill(before);
    expect(await form.save()).toBe(200);
    expect(checkout.changes()).toEqual([]);
  });
}
