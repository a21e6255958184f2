import { ARTICLE, contentFolder, HOME, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const MARKDOWN = "holds HTML - use markdown; for a foreign phrase [words](lang:en)";
const END = "Hafen, Markt und Berg.";

describe("HTML", () => {
  it("is a mistake in a body, one per line", () => {
    content.change(ARTICLE.de, END, "Hafen,<br> Markt\n\n<div>Berg</div>");
    expect(content.check()).toEqual([`${ARTICLE.de}:27:1 body - ${MARKDOWN}`, `${ARTICLE.de}:29:1 body - ${MARKDOWN}`]);
  });

  it("is one mistake where a tag is opened and closed", () => {
    content.change(ARTICLE.de, END, "Hafen, <b>Markt</b> und Berg.");
    expect(content.check()).toEqual([`${ARTICLE.de}:27:1 body - ${MARKDOWN}`]);
  });

  it("is a mistake in a field", () => {
    content.change(SERVICE.de, 'answer: "Eine Woche."', 'answer: "Eine <b>Woche</b>."');
    expect(content.check()).toEqual([`${SERVICE.de}:28:13 questions[1].answer - ${MARKDOWN}`]);
  });
});

describe("a picture in markdown", () => {
  it("is a mistake in a body", () => {
    content.change(ARTICLE.de, END, "![Berg](cover.svg)");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:27:1 body - holds a picture - use the picture field or a section of type figure`,
    ]);
  });

  it("is a mistake in a field", () => {
    content.change(SERVICE.de, 'answer: "Eine Woche."', 'answer: "Eine ![Woche](week.svg)."');
    expect(content.check()).toEqual([
      `${SERVICE.de}:28:13 questions[1].answer - holds a picture - use a section of type figure`,
    ]);
  });
});

describe("a text in a field", () => {
  it("has no heading of the page's own levels", () => {
    content.change(HOME.de, "### Am Hafen", "## Am Hafen");
    expect(content.check()).toEqual([
      `${HOME.de}:9:11 sections[1].body - holds a heading above ### - begin headings inside a section with ###`,
    ]);
  });

  it("is one paragraph where the field says so", () => {
    content.change(SERVICE.de, 'answer: "Eine Woche."', 'answer: "Eine Woche.\\n\\nOder zwei."');
    expect(content.check()).toContainEqual(expect.stringContaining(`${SERVICE.de}:28:13 questions[1].answer - `));
  });
});

describe("a placeholder", () => {
  it("is taken for the fact that it resembles", () => {
    content.change(HOME.de, "{name}", "{nam}");
    expect(content.check()).toEqual([
      `${HOME.de}:4:7 lead - {nam} is not a fact of the company file or of content/site/facts.yml - did you mean {name}?`,
    ]);
  });

  it("is answered with all facts where it resembles none", () => {
    content.change(HOME.de, "{name}", "{bahnhof}");
    expect(content.check()).toEqual([
      expect.stringMatching(
        `^${HOME.de}:4:7 lead - \\{bahnhof\\} is not a fact of the company file or of content/site/facts.yml - use one of \\{name\\}, \\{legalName\\}, .*\\{people\\}, or remove the braces$`,
      ),
    ]);
  });

  it("is a mistake in a body too", () => {
    content.change(ARTICLE.de, END, "Bei {name} und {nam}.");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:27:16 body - {nam} is not a fact of the company file or of content/site/facts.yml - did you mean {name}?`,
    ]);
  });
});

describe("a fact that the company file leaves out", () => {
  const COMPANY = "content/site/company.yml";
  const leaveOut = (...names: string[]) => {
    const lines = content.read(COMPANY).split("\n");
    content.write(COMPANY, lines.filter((line) => !names.some((name) => line.startsWith(`${name}:`))).join("\n"));
  };

  it("is missed where a text names it", () => {
    leaveOut("vatId", "registerCourt", "registerNumber");
    expect(content.check()).toEqual([]);
    content.change(ARTICLE.de, END, "Nummer {vatId}.");
    content.change(HOME.de, "{name}", "{registerCourt}");
    expect(content.check()).toEqual([
      `${HOME.de}:4:7 lead - the company file has no registerCourt - add registerCourt there, or take out what is said of it`,
      `${ARTICLE.de}:27:8 body - the company file has no vatId - add vatId there, or take out what is said of it`,
    ]);
  });

  it("is the general one where it is an e-mail address", () => {
    leaveOut("careerEmail", "pressEmail", "privacyEmail");
    content.change(ARTICLE.de, END, "[{pressEmail}](mailto:{pressEmail})");
    expect(content.check()).toEqual([]);
    const [entry] = content.load().entries.filter(({ route }) => route === "/news/first-train/");
    expect(entry?.body.map(({ html }) => html).join("")).toContain('<a href="mailto:hallo@fernwerk.example">');
  });

  it("is no half of an entry in a register", () => {
    leaveOut("registerCourt");
    expect(content.check()).toEqual([
      expect.stringMatching(/^content\/site\/company\.yml:\S+ registerCourt - is missing/u),
    ]);
  });
});

describe("a text that the code writes", () => {
  const REMEDY = "give it a line of its own, with empty lines around it";

  it("is put in where it has a line of its own", () => {
    content.changeBoth(ARTICLE, "{#timetable}", "{#timetable}\n\n{storageList}\n");
    const [entry] = content.load().entries.filter(({ route }) => route === "/news/first-train/");
    expect(entry?.body.map(({ html }) => html).join("")).toMatch(/<table>.*<code>language<\/code>/su);
  });

  it.each(["Siehe {storageList}", "Siehe:\n{storageList}", "{storageList}\nSo."])("is a mistake in %j", (text) => {
    content.change(ARTICLE.de, END, text);
    const line = 27 + text.split("\n").findIndex((each) => each.includes("{storageList}"));
    const column = text.startsWith("Siehe {") ? 7 : 1;
    expect(content.check()).toEqual([
      `${ARTICLE.de}:${line}:${column} body - {storageList} stands within a text - ${REMEDY}`,
    ]);
  });

  it("is a mistake in a field", () => {
    content.change(HOME.de, "{name}", "{storageList}");
    expect(content.check()).toEqual([expect.stringMatching(/\{storageList\} is not a fact of the company file/u)]);
  });

  it("does not move the lines that the check names after it", () => {
    content.changeBoth(ARTICLE, "{#timetable}", "{#timetable}\n\n{storageList}\n");
    content.change(ARTICLE.de, END, "[nichts](/nowhere/)");
    expect(content.check()).toEqual([expect.stringContaining(`${ARTICLE.de}:30:`)]);
  });
});

describe("a fact of the company", () => {
  const ONCE = "the fact stands in content/site/company.yml";

  it("is not spelled out, in front matter or body", () => {
    content.change(HOME.de, "{name}", "Muster");
    content.change(ARTICLE.de, END, "Die Muster-Züge und Muster.");
    expect(content.check()).toEqual([
      `${HOME.de}:4:12 text - spells out "Muster" - write {name}: ${ONCE}`,
      `${ARTICLE.de}:27:5 text - spells out "Muster" - write {name}: ${ONCE}`,
      `${ARTICLE.de}:27:21 text - spells out "Muster" - write {name}: ${ONCE}`,
    ]);
  });

  it("is named by the longest that fits", () => {
    content.change("content/site/company.yml", "legalName: Fernwerk GmbH", "legalName: Muster GmbH");
    content.change(ARTICLE.de, END, "Die Muster GmbH.");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:27:5 text - spells out "Muster GmbH" - write {legalName}: ${ONCE}`,
    ]);
  });

  it.each([
    "Die Musterzüge fahren.",
    "Übermuster.",
    "Das Vormuster, der Musterü.",
    "Muster2 und 2Muster.",
    "Muster\u0301.",
  ])("is a word of its own, and not a part of another: %s", (text) => {
    content.change(ARTICLE.de, END, text);
    expect(content.check()).toEqual([]);
  });

  it("is no pattern: a dot in it is a dot", () => {
    content.change("content/site/company.yml", "name: Muster", "name: M.ster");
    content.change(ARTICLE.de, END, "Muster.");
    expect(content.check()).toEqual([]);
  });
});
