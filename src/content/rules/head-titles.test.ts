import { ARTICLE, contentFolder } from "../../../test/content-folder";

const content = contentFolder();

const REMEDY = "add headTitle: a title of 15 to 60 characters for tabs and search results";
const [DE, EN] = ['title: "Der erste Zug ist gefahren"', 'title: "The first train has run"'];

describe("the title in the browser tab", () => {
  it("has at least 15 characters with the company's name", () => {
    content.change(ARTICLE.de, DE, 'title: "Bahn"');
    expect(content.check()).toEqual([
      `${ARTICLE.de}:2:8 title - "Bahn – Muster" has 13 characters in the browser tab - ${REMEDY}`,
    ]);
    content.change(ARTICLE.de, "Bahn", "Bahnen");
    expect(content.check()).toEqual([]);
  });

  it("has at most 60 characters with the company's name", () => {
    content.change(ARTICLE.de, DE, `title: "${"Bahn".repeat(13)}"`);
    expect(content.check()).toEqual([
      `${ARTICLE.de}:2:8 title - "${"Bahn".repeat(13)} – Muster" has 61 characters in the browser tab - ${REMEDY}`,
    ]);
    content.change(ARTICLE.de, "BahnBahn", "BahnBah");
    expect(content.check()).toEqual([]);
  });

  it("is the page's own where it has one", () => {
    content.change(ARTICLE.de, DE, 'title: "Bahn"\nheadTitle: "Die Bahn und ihr erster Zug – {name}"');
    expect(content.check()).toEqual([]);
  });

  it("is not the same in both languages", () => {
    content.change(ARTICLE.de, DE, 'title: "Interrailing"');
    content.change(ARTICLE.en, EN, 'title: "Interrailing"');
    expect(content.check()).toEqual([
      `${ARTICLE.en}:2:8 title - "Interrailing – Muster" is the title in both languages - ${REMEDY}, in this language`,
    ]);
  });

  it("is not the same in both languages where it is written", () => {
    content.changeBoth(ARTICLE, "date:", 'headTitle: "Interrailing – {name}"\ndate:');
    expect(content.check()).toEqual([
      `${ARTICLE.en}:4:12 headTitle - "Interrailing – Muster" is the title in both languages - ${REMEDY}, in this language`,
    ]);
  });

  it.each(["de", "en"] as const)("is measured on a page in one language only (%s)", (language) => {
    const files = content.addPage("/depot/", "The depot", "translation: none");
    content.remove(files[language === "de" ? "en" : "de"]);
    const title = language === "de" ? "The depot, deutsch" : "The depot, English";
    content.change(files[language], `title: "${title}"`, 'title: "Depot"');
    expect(content.check()).toEqual([
      `${files[language]}:2:8 title - "Depot – Muster" has 14 characters in the browser tab - ${REMEDY}`,
    ]);
  });
});
