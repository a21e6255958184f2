import { ARTICLE, contentFolder, HOME, SERVICE } from "../../test/content-folder";

const content = contentFolder();

const routes = (today?: string) => content.load(today).entries.map(({ language, route }) => `${language}${route}`);

describe("what is loaded", () => {
  it("has no mistake in the sample, and every page of it in both languages", () => {
    expect(content.check()).toEqual([]);
    const all = ["404/", "500/", "contact/", "", "news/first-train/", "offline/", "services/rail-advice/"];
    expect(routes()).toEqual(all.flatMap((route) => [`de/${route}`, `en/${route}`]));
  });

  it("has facts filled in, markdown as HTML, and addresses in the page's language", () => {
    const home = content.load().entries.find(({ route }) => route === "/");
    expect(home?.content["lead"]).toBe("Bei Muster fährt jeder Zug bis zum Ende der Strecke.");
    const article = content
      .load()
      .entries.find(({ route, language }) => route === "/news/first-train/" && language === "en");
    expect(article?.kind).toBe("article");
    expect(article?.content["lead"]).toBe('To come along, ask our <a href="/en/services/rail-advice/">advisers</a>.');
    expect(article?.content["picture"]).toEqual({
      file: "content/pages/news/first-train/cover.svg",
      alt: "A train at a platform",
    });
    expect(article?.body.map(({ id, heading }) => [id, heading])).toEqual([
      [undefined, undefined],
      ["timetable", "The timetable"],
    ]);
  });

  it("has the files of the site by name", () => {
    expect(Object.keys(content.load().site).sort()).toEqual(["company", "lines", "navigation", "redirects"]);
    expect(content.load().site["redirects"]).toEqual([{ from: "/start/", to: "/" }]);
  });
});

describe("several mistakes", () => {
  it("are all reported at once, in the order of files and lines, and nothing is published", () => {
    content.change(SERVICE.en, "line: B", "line: C");
    content.change(HOME.en, "statement", "statement\n    txt: x");
    content.change(HOME.en, 'title: "Trains that arrive"', 'titl: "Trains that arrive"');
    content.write("content/pages/news/first-train/left.svg", "<svg/>");
    content.change(ARTICLE.de, "/services/rail-advice/#steps", "/services/rail-advise/#steps");
    expect(content.check()).toEqual([
      `${HOME.en}:2:1 titl - is not a field of the kind home - did you mean "title"?`,
      `${HOME.en}:2:1 title - is missing - add title: the page's heading (2 to 90 characters, one line)`,
      `${HOME.en}:16:5 sections[2].txt - is not a field of a statement with proofs - did you mean "text"?`,
      `${ARTICLE.de}:23:15 body - there is no page /services/rail-advise/ in this language (de) - did you mean "/services/rail-advice/"?`,
      "content/pages/news/first-train/left.svg:1:1 file - is used by no page - name it in a picture field of a page, or remove it",
      `${SERVICE.en}:4:7 line - is "C" here and "B" in index.de.md - write the same in both languages`,
    ]);
    expect(routes()).toEqual([]);
  });
});

it("files of the site are checked like pages, and a mistake where the site does not know them", () => {
  content.change("content/site/navigation.yml", "footer:", "foter:");
  content.write("content/site/menu.yml", "main: []\n");
  expect(content.check()).toEqual([
    "content/site/menu.yml:1:1 file - is not a file of the site - call it company.yml, lines.yml, navigation.yml, redirects.yml, facts.yml, glossary.yml",
    "content/site/navigation.yml:1:1 footer - is missing - add footer: the footer's groups, a list of 1 to 4",
    'content/site/navigation.yml:6:1 foter - is not a field of content/site/navigation.yml - did you mean "footer"?',
  ]);
});

it.each(["company", "lines", "navigation", "redirects"])(
  "a file of the site is missed where %s.yml is gone",
  (name) => {
    content.remove(`content/site/${name}.yml`);
    const told = `content/site/${name}.yml:1:1 file - is missing - `;
    expect(content.check()).toContainEqual(expect.stringContaining(told));
  },
);
