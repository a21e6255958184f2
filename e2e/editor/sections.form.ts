import type { Locator } from "@playwright/test";
import { LANGUAGES } from "../../src/i18n/languages";
import type { FormPage } from "./form-page";
import { expect, test } from "./form-test";

const PAGE = "content/pages/about-us";
const FORM = "#/collections/page-files/entries/about-us";

/** @returns the file before its sections, each section, and the text after the fields, byte for byte */
function parts(text: string): { head: string; sections: string[]; tail: string } {
  const [head = "", rest = ""] = text.split(/(?<=^sections:\n)/mu);
  const [list = "", tail = ""] = rest.split(/(?=^---$)/mu);
  return { head, sections: list.split(/(?=^ {2}- type:)/mu), tail };
}

const listOf = (form: FormPage, language: "de" | "en") =>
  form.pane(language).locator('[data-key-path="sections"] .item-list').first();

async function section(form: FormPage, language: "de" | "en", index: number): Promise<Locator> {
  return form.reach(listOf(form, language).locator("> .item-wrapper").nth(index), language);
}

test("a section that moves takes its lines along, and the others stay byte for byte", async ({ form, checkout }) => {
  const before = LANGUAGES.map((language) => parts(checkout.read(`${PAGE}/index.${language}.md`)));
  await form.open(FORM);
  for (const language of LANGUAGES) {
    const handle = (await section(form, language, 1)).getByRole("button", { name: "Reorder Item" }).first();
    await handle.focus();
    await handle.press("ArrowUp");
  }
  expect(await form.save()).toBe(200);
  for (const [index, language] of LANGUAGES.entries()) {
    const { head, sections, tail } = before[index] ?? parts("");
    const [first, second, ...others] = sections;
    expect(parts(checkout.read(`${PAGE}/index.${language}.md`))).toEqual({
      head,
      sections: [second, first, ...others],
      tail,
    });
  }
});

test("a section that goes takes its lines, and one that comes brings its own", async ({ form, checkout }) => {
  const before = LANGUAGES.map((language) => parts(checkout.read(`${PAGE}/index.${language}.md`)));
  const words = {
    de: { heading: "Wie wir arbeiten", body: "Stück für Stück, mit {people} Menschen." },
    en: { heading: "How we work", body: "Piece by piece, with {people} people." },
  };
  await form.open(FORM);
  for (const language of LANGUAGES) {
    const pane = form.pane(language);
    await (await section(form, language, 2)).getByRole("button", { name: "Remove", exact: true }).first().click();
    await form.addSection(/running text/iu, language);
    await (await form.reach(form.field("sections.4.id", pane), language)).fill("how-we-work");
    await form.field("sections.4.heading", pane).fill(words[language].heading);
    await form.field("sections.4.body", pane).fill(words[language].body);
  }
  expect(await form.save()).toBe(200);
  for (const [index, language] of LANGUAGES.entries()) {
    const { head, sections, tail } = before[index] ?? parts("");
    const { heading, body } = words[language];
    const added = `  - type: text\n    id: how-we-work\n    heading: "${heading}"\n    body: "${body}"\n`;
    expect(parts(checkout.read(`${PAGE}/index.${language}.md`))).toEqual({
      head,
      sections: [...sections.filter((_section, at) => at !== 2), added],
      tail,
    });
  }
});
