/** Creates pages in the form, and adds, moves and removes sections. */
import type { Locator } from "@playwright/test";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { expect, type FormPage, test } from "./form-test";

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

async function writeArticle(form: FormPage, languages: readonly Language[]): Promise<void> {
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

test("a new article is saved as two files with equal facts, and is listed", async ({ form, checkout }) => {
  await writeArticle(form, LANGUAGES);
  expect(await form.save()).toBe(200);
  const folder = "content/pages/news/zwei-staedte-ein-fahrplan";
  expect(checkout.changes()).toEqual(
    LANGUAGES.map((language) => expect.stringMatching(`^\\d+ 0 ${folder}/index.${language}.md$`)),
  );
  for (const language of LANGUAGES) {
    const text = checkout.read(`${folder}/index.${language}.md`);
    expect(text).toContain("\ndate: 2024-06-18\ncategory: partnership\n");
    expect(text).not.toMatch(/draft|listed|""/u);
    const page = checkout.site().find(language, "/news/zwei-staedte-ein-fahrplan/");
    expect([page?.kind, page?.isListed, page?.label]).toEqual(["article", true, WORDS[language].title]);
  }
});

test("a new page in one language is saved as one file", async ({ form, checkout }) => {
  await writeArticle(form, ["de"]);
  const translation = form.pane("de").locator('[data-key-path="translation"]');
  await (await form.reach(translation.getByRole("radio", { name: "none", exact: true }))).click();
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual([expect.stringMatching(/^\d+ 0 content\/pages\/news\/[\w-]+\/index\.de\.md$/u)]);
});

const PAGE = "content/pages/about-us";
const PAGE_FORM = "#/collections/page-files/entries/about-us";

/** Splits a file into the fields before its sections, each section, and the text after the fields. */
function splitSections(text: string): { head: string; sections: string[]; tail: string } {
  const [head = "", rest = ""] = text.split(/(?<=^sections:\n)/mu);
  const [list = "", tail = ""] = rest.split(/(?=^---$)/mu);
  return { head, sections: list.split(/(?=^ {2}- type:)/mu), tail };
}

function reachSection(form: FormPage, language: Language, index: number): Promise<Locator> {
  const list = form.pane(language).locator('[data-key-path="sections"] .item-list').first();
  return form.reach(list.locator("> .item-wrapper").nth(index), language);
}

/** Adds a section at the end of a page, by its name in the menu. */
async function addSection(form: FormPage, name: RegExp, language: Language): Promise<void> {
  const sections = form.pane(language).locator('[data-key-path="sections"]');
  // The CMS puts characters around the name that isolate it from right-to-left text.
  await (await form.reach(sections.getByRole("button", { name: /^Add .?Section/u }).last(), language)).click();
  await form.page.getByRole("menuitem", { name }).click();
}

test("moving, removing and adding sections changes their lines only", async ({ form, checkout }) => {
  const read = () => LANGUAGES.map((language) => splitSections(checkout.read(`${PAGE}/index.${language}.md`)));
  const before = read();
  const words = {
    de: { heading: "Wie wir arbeiten", body: "Stück für Stück, mit {people} Menschen." },
    en: { heading: "How we work", body: "Piece by piece, with {people} people." },
  };
  await form.open(PAGE_FORM);
  for (const language of LANGUAGES) {
    const pane = form.pane(language);
    const handle = (await reachSection(form, language, 1)).getByRole("button", { name: "Reorder Item" }).first();
    await handle.focus();
    await handle.press("ArrowUp");
    await (await reachSection(form, language, 2)).getByRole("button", { name: "Remove", exact: true }).first().click();
    await addSection(form, /running text/iu, language);
    await (await form.reach(form.field("sections.4.id", pane), language)).fill("how-we-work");
    await form.field("sections.4.heading", pane).fill(words[language].heading);
    await form.field("sections.4.body", pane).fill(words[language].body);
  }
  expect(await form.save()).toBe(200);
  const expected = LANGUAGES.map((language, index) => {
    const { head, sections, tail } = before[index] ?? splitSections("");
    const [first, second, _removed, ...rest] = sections;
    const { heading, body } = words[language];
    const added = `  - type: text\n    id: how-we-work\n    heading: "${heading}"\n    body: "${body}"\n`;
    return { head, sections: [second, first, ...rest, added], tail };
  });
  expect(read()).toEqual(expected);
});
