import { ARTICLE, contentFolder, HOME, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const COMPANY = "content/site/company.yml";
const END = "Hafen, Markt und Berg.";
const NO_FACT = "is not a fact of the company file or of content/site/facts.yml";

const inBody = (text: string) => content.change(ARTICLE.de, END, text);
const inAnswer = (text: string) => content.change(SERVICE.de, 'answer: "Eine Woche."', `answer: "${text}"`);
const bodyOfArticle = () => {
  const [entry] = content.load().entries.filter(({ route }) => route === "/news/first-train/");
  return entry?.body.map(({ html }) => html).join("");
};

it("HTML is a mistake in a body, once per line, and in a field", () => {
  inBody("Hafen,<br> Markt\n\n<b>Berg</b>");
  inAnswer("Eine <b>Woche</b>.");
  const remedy = "holds HTML - use markdown; for a foreign phrase [words](lang:en)";
  expect(content.check()).toEqual([
    `${ARTICLE.de}:27:1 body - ${remedy}`,
    `${ARTICLE.de}:29:1 body - ${remedy}`,
    `${SERVICE.de}:28:13 questions[1].answer - ${remedy}`,
  ]);
});

it("a string that has no seam gets some on the page, in a body and in a field", () => {
  inBody("x".repeat(73));
  inAnswer("0123456789".repeat(5));
  expect(content.check()).toEqual([]);
  expect(bodyOfArticle()).toContain(`${"x".repeat(10)}\u00ad${"x".repeat(10)}\u00ad`);
  expect(JSON.stringify(content.load().entries)).toContain("0123456789<wbr>0123456789");
});

it("a picture in markdown is a mistake in a body and in a field", () => {
  inBody("![Berg](cover.svg)");
  inAnswer("Eine ![Woche](week.svg).");
  expect(content.check()).toEqual([
    `${ARTICLE.de}:27:1 body - holds a picture - use the picture field or a section of type figure`,
    `${SERVICE.de}:28:13 questions[1].answer - holds a picture - use a section of type figure`,
  ]);
});

it("a text in a field has no heading of the page's own levels, and one paragraph where the field says so", () => {
  content.change(HOME.de, "### Am Hafen", "## Am Hafen");
  inAnswer("Eine Woche.\\n\\nOder zwei.");
  expect(content.check()).toEqual([
    `${HOME.de}:9:11 sections[1].body - holds a heading above ### - begin headings inside a section with ###`,
    expect.stringContaining(`${SERVICE.de}:28:13 questions[1].answer - `),
  ]);
});

it("a placeholder that is no fact is told with the nearest or with all, in every kind of text", () => {
  content.change(HOME.de, "{name}", "{bahnhof}");
  content.change(ARTICLE.de, 'name: "Tag der Schiene"', 'name: "Tag von {nam}"');
  inBody("Bei {name} und {nam}.");
  const all = /4:7 lead - \{bahnhof\} .* - use one of \{name\}, \{legalName\}, .*\{people\}, or remove the braces$/u;
  expect(content.check()).toEqual([
    expect.stringMatching(all),
    `${ARTICLE.de}:12:9 event.name - {nam} ${NO_FACT} - did you mean {name}?`,
    `${ARTICLE.de}:27:16 body - {nam} ${NO_FACT} - did you mean {name}?`,
  ]);
});

describe("a fact that the company file leaves out", () => {
  const leaveOut = (...names: string[]) => {
    const lines = content.read(COMPANY).split("\n");
    content.write(COMPANY, lines.filter((line) => !names.some((name) => line.startsWith(`${name}:`))).join("\n"));
  };

  it("is missed where a text names it, and nowhere else", () => {
    leaveOut("vatId", "registerCourt", "registerNumber");
    expect(content.check()).toEqual([]);
    inBody("Nummer {vatId}.");
    content.change(HOME.de, "{name}", "{registerCourt}");
    expect(content.check()).toEqual([
      `${HOME.de}:4:7 lead - the company file has no registerCourt - add registerCourt there, or take out what is said of it`,
      `${ARTICLE.de}:27:8 body - the company file has no vatId - add vatId there, or take out what is said of it`,
    ]);
  });

  it("is the general one where it is an e-mail address", () => {
    leaveOut("careerEmail", "pressEmail", "privacyEmail");
    inBody("[{pressEmail}](mailto:{pressEmail})");
    expect(content.check()).toEqual([]);
    expect(bodyOfArticle()).toContain('<a href="mailto:moin@kontor-nord.example">');
  });

  it("is no half of an entry in a register", () => {
    leaveOut("registerCourt");
    expect(content.check()).toEqual([expect.stringMatching(/company\.yml:\S+ registerCourt - is missing/u)]);
  });
});

describe("a text that the code writes", () => {
  it.each([
    ["Siehe {storageList}", "27:7"],
    ["Siehe:\n{storageList}", "28:1"],
    ["{storageList}\nSo.", "27:1"],
  ])("is a mistake within a text: %j", (text, place) => {
    inBody(text);
    const remedy = "give it a line of its own, with empty lines around it";
    expect(content.check()).toEqual([`${ARTICLE.de}:${place} body - {storageList} stands within a text - ${remedy}`]);
  });

  it("is put in where it has a line of its own, and does not move the lines that the check names after it", () => {
    content.changeBoth(ARTICLE, "{#timetable}", "{#timetable}\n\n{storageList}\n");
    expect(bodyOfArticle()).toMatch(/<table>.*<code>language<\/code>/su);
    inBody("[nichts](/nowhere/)");
    content.change(HOME.de, "{name}", "{storageList}");
    expect(content.check()).toEqual([
      expect.stringContaining(`{storageList} ${NO_FACT}`),
      expect.stringContaining(`${ARTICLE.de}:30:`),
    ]);
  });
});

describe("a fact of the company", () => {
  const ONCE = "the fact stands in content/site/company.yml";

  it("is not spelled out, in front matter or body", () => {
    content.change(HOME.de, "{name}", "Muster");
    inBody("Die Muster-Züge und Muster.");
    expect(content.check()).toEqual([
      `${HOME.de}:4:12 text - spells out "Muster" - write {name}: ${ONCE}`,
      `${ARTICLE.de}:27:5 text - spells out "Muster" - write {name}: ${ONCE}`,
      `${ARTICLE.de}:27:21 text - spells out "Muster" - write {name}: ${ONCE}`,
    ]);
  });

  it("is named by the longest that fits", () => {
    content.change(COMPANY, "legalName: Kontor Nord GmbH", "legalName: Muster GmbH");
    inBody("Die Muster GmbH.");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:27:5 text - spells out "Muster GmbH" - write {legalName}: ${ONCE}`,
    ]);
  });

  it("is a word of its own and not a part of another, and no pattern: a dot in it is a dot", () => {
    inBody("Die Musterzüge. Übermuster. Das Vormuster, der Musterü. Muster2 und 2Muster. Muster\u0301.");
    expect(content.check()).toEqual([]);
    content.change(COMPANY, "name: Muster", "name: M.ster");
    content.change(ARTICLE.de, "2Muster.", "Muster.");
    expect(content.check()).toEqual([]);
  });
});
