import { ARTICLE, contentFolder } from "../../../test/content-folder";

const content = contentFolder();

const REMEDY = "add headTitle: a title of 15 to 60 characters for tabs and search results";
const [DE, EN] = ['title: "Der erste Zug ist gefahren"', 'title: "The first train has run"'];

it.each([
  ['"Bahn"', '"Bahn – Muster" has 13 characters'],
  ['"Bahnen"', undefined],
  [`"${"Bahn-".repeat(10)}ab"`, `"${"Bahn-".repeat(10)}ab – Muster" has 61 characters`],
  [`"${"Bahn-".repeat(10)}a"`, undefined],
  ['"Bahn"\nheadTitle: "Die Bahn und ihr erster Zug – {name}"', undefined],
])("the title in the browser tab has 15 to 60 characters with the company's name: %s", (title, told) => {
  content.change(ARTICLE.de, DE, `title: ${title}`);
  expect(content.check()).toEqual(told ? [`${ARTICLE.de}:2:8 title - ${told} in the browser tab - ${REMEDY}`] : []);
});

it("the title in the browser tab is not the same in both languages, made of the title or written", () => {
  const same = `"Interrailing – Muster" is the title in both languages - ${REMEDY}, in this language`;
  content.change(ARTICLE.de, DE, 'title: "Interrailing"');
  content.change(ARTICLE.en, EN, 'title: "Interrailing"');
  expect(content.check()).toEqual([`${ARTICLE.en}:2:8 title - ${same}`]);
  content.changeBoth(ARTICLE, "date:", 'headTitle: "Interrailing – {name}"\ndate:');
  expect(content.check()).toContain(`${ARTICLE.en}:4:12 headTitle - ${same}`);
});

it.each(["de", "en"] as const)("the title is measured on a page in one language only (%s)", (language) => {
  const files = content.addPage("/depot/", "The depot", "translation: none");
  content.remove(files[language === "de" ? "en" : "de"]);
  content.change(files[language], `title: "The depot, ${language === "de" ? "deutsch" : "English"}"`, 'title: "Depot"');
  expect(content.check()).toEqual([
    `${files[language]}:2:8 title - "Depot – Muster" has 14 characters in the browser tab - ${REMEDY}`,
  ]);
});
