import { ARTICLE, contentFolder, HOME, SERVICE } from "../../test/content-folder";

const content = contentFolder();

const find = (route: string, language: string) =>
  content.load().entries.find((entry) => entry.route === route && entry.language === language);

it("loadContent fills in facts, compiles markdown to HTML, and localizes paths", () => {
  expect(content.check()).toEqual([]);
  const article = find("/news/first-train/", "en");
  expect(article).toMatchObject({
    kind: "article",
    content: {
      lead: 'To come along, ask our <a href="/en/services/rail-advice/">advisers</a>.',
      picture: { file: "content/pages/news/first-train/cover.svg", alt: "A train at a platform" },
    },
    body: [{ html: expect.any(String) as string }, { id: "timetable", heading: "The timetable" }],
  });
  expect(find("/", "de")?.content["lead"]).toBe("Bei Muster fährt jeder Zug bis zum Ende der Strecke.");
  expect(content.load().site["redirects"]).toEqual([{ from: "/start/", to: "/" }]);
});

it("loadContent reports all mistakes, sorted by file and line, and publishes nothing", () => {
  content.change(SERVICE.en, "line: B", "line: C");
  content.change(HOME.en, "statement", "statement\n    txt: x");
  content.change(HOME.en, 'title: "Trains that arrive"', 'titl: "Trains that arrive"');
  content.write("content/pages/news/first-train/left.svg", "<svg/>");
  content.change(ARTICLE.de, "/services/rail-advice/#steps", "/services/rail-advise/#steps");
  expect(content.check().map((line) => line.split(" - ")[0])).toEqual([
    `${HOME.en}:2:1 titl`,
    `${HOME.en}:2:1 title`,
    `${HOME.en}:16:5 sections[2].txt`,
    `${ARTICLE.de}:23:15 body`,
    "content/pages/news/first-train/left.svg:1:1 file",
    `${SERVICE.en}:4:7 line`,
  ]);
  expect(content.load().entries).toEqual([]);
});

it("loadContent inserts a generated table in each language", () => {
  content.changeBoth(ARTICLE, "{#timetable}", "{#timetable}\n\n{storageList}\n");
  expect(find("/news/first-train/", "de")?.body[1]?.html).toMatch(/<table>.*Zweck.*<code>language<\/code>/su);
});

it("loadContent normalizes letters with combining marks to NFC", () => {
  content.change(HOME.de, "fährt jeder Zug", "fährt jeder Zug über".normalize("NFD"));
  content.change(ARTICLE.de, "Hafen, Markt und Berg.", "Über Köln.".normalize("NFD"));
  content.change("content/site/company.yml", "city: Hamburg", "city: Köln".normalize("NFD"));
  const { entries, site } = content.load();
  const text = JSON.stringify([entries, site]);
  expect([text, text.includes("Über Köln.")]).toEqual([text.normalize("NFC"), true]);
});

it("long strings get break opportunities in bodies and in fields", () => {
  content.change(ARTICLE.de, "Hafen, Markt und Berg.", "x".repeat(73));
  content.change(SERVICE.de, 'answer: "Eine Woche."', `answer: "${"0123456789".repeat(5)}"`);
  const text = JSON.stringify(content.load().entries);
  expect(text).toContain(`${"x".repeat(10)}\u00ad${"x".repeat(10)}\u00ad`);
  expect(text).toContain("0123456789<wbr>0123456789");
});

it("lines of code keep placeholders and markdown as typed", () => {
  const code = 'code: |\n      title: "{name} *x*"\n    caption: "What {name} writes."';
  const section = `  - type: code\n    id: sample\n    language: YAML\n    ${code}`;
  content.addPage("/page/", "Page", `sections:\n${section}`);
  expect(find("/page/", "de")?.content["sections"]).toMatchObject([
    { code: 'title: "{name} *x*"\n', caption: expect.stringContaining("Muster") as string },
  ]);
});

it("loadContent reports a file that is not UTF-8", () => {
  content.write(HOME.de, Buffer.from(content.read(HOME.de), "latin1"));
  expect(content.check()[0]).toBe(`${HOME.de}:1:1 file - is not UTF-8 - save it as UTF-8`);
});
