import { readFileSync } from "node:fs";
import path from "node:path";
import { ARTICLE, contentFolder, HOME, pageFiles, SERVICE } from "../../test/content-folder";
import { declarationOf, editableFiles } from "./editable";
import { formFile } from "./read-content";
import { save, Unsaved } from "./save";
import type { Sent, SentText } from "./sent";

const TODAY = "2026-11-20";
const folder = contentFolder();

beforeEach(() => {
  for (const language of ["de", "en"]) {
    const file = `locales/${language}.json`;
    const text = readFileSync(path.join(__dirname, "../..", file), "utf8");
    folder.write(file, text);
    // Each message is used.
    for (const room of ["src", "gatsby"]) folder.write(`${room}/words.ts`, text);
  }
});

type Data = Record<string, unknown>;

/** @returns what the form sends of a file in which an editor has changed something */
function sent(file: string, change: (data: Data) => Data = (data) => data): SentText {
  const { text = "{}", state = null } = formFile(folder.root, file) ?? {};
  return { path: file, text: JSON.stringify(change(JSON.parse(text) as Data)), state };
}

const saved = (...all: Sent[]) => save(folder.root, all, TODAY);

/** @returns the lines of a file that are others than before `act` */
function changedLines(file: string, act: () => void): string[] {
  const before = folder.read(file).split("\n");
  act();
  const after = folder.read(file).split("\n");
  expect(after).toHaveLength(before.length);
  return after.filter((line, index) => line !== before[index]);
}

it("opens and saves every file without a change", () => {
  const files = editableFiles(folder.root);
  expect(files.length).toBeGreaterThanOrEqual(20);
  expect(saved(...files.map((file) => sent(file)))).toEqual([]);
});

it("changes one line of one file, and leaves the other language alone", () => {
  const change = (data: Data) => ({ ...data, lead: "Ein anderer erster Absatz." });
  const lines = changedLines(ARTICLE.de, () =>
    expect(saved(sent(ARTICLE.de, change), sent(ARTICLE.en))).toEqual([ARTICLE.de]),
  );
  expect(lines).toHaveLength(1);
});

it("writes what is the same in both languages into both files", () => {
  const change = (data: Data) => ({ ...data, date: "2026-05-02" });
  expect(saved(sent(ARTICLE.de, change), sent(ARTICLE.en, change))).toEqual([ARTICLE.de, ARTICLE.en]);
});

it("leaves out what the form sends of fields that nobody has written", () => {
  const nothing = {
    draft: false,
    noindex: false,
    short: "",
    related: [],
    picture: { file: "", alt: "" },
    updated: null,
  };
  expect(saved(sent(ARTICLE.de, (data) => ({ ...nothing, ...data })))).toEqual([]);
});

it("keeps the line break at the end of a text, which the CMS takes away, and the one of a text that was changed", () => {
  folder.change(
    HOME.de,
    "sections:",
    "sections:\n  - type: text\n    id: one\n    heading: Eins\n    body: |\n      Der erste.\n",
  );
  folder.change(
    HOME.en,
    "sections:",
    "sections:\n  - type: text\n    id: one\n    heading: One\n    body: |\n      The first.\n",
  );
  const trimmed = (text: string) =>
    JSON.parse(
      JSON.stringify(JSON.parse(text), (_key, value: unknown) => (typeof value === "string" ? value.trim() : value)),
    ) as Data;
  const de = sent(HOME.de, (data) => trimmed(JSON.stringify(data)));
  expect(saved(de)).toEqual([]);
  const lines = changedLines(HOME.de, () => saved({ ...de, text: de.text.replace("Der erste.", "Der zweite.") }));
  expect(lines).toEqual(["      Der zweite."]);
});

it("changes a message, a file of the site, and an entry of a list in it", () => {
  const name = (data: Data) => ({ ...data, street: "Musterweg 3" });
  expect(changedLines("content/site/company.yml", () => saved(sent("content/site/company.yml", name)))).toHaveLength(1);
  const de = "locales/de.json";
  const lines = changedLines(de, () => saved(sent(de, (data) => ({ ...data, "apply·filled": "Besetzt." }))));
  expect(lines).toEqual(['  "apply.filled": "Besetzt.",']);
});

describe("is told, in the check's words, and nothing is written", () => {
  function refused(...all: Sent[]): string {
    const before = all.map(({ path: file }) => folder.read(file));
    let message = "";
    try {
      saved(...all);
    } catch (error) {
      if (!(error instanceof Unsaved)) throw error;
      message = error.message;
    }
    expect(all.map(({ path: file }) => folder.read(file))).toEqual(before);
    return message;
  }

  it("who writes too much, too little, and a second call to action: all at once", () => {
    const call = {
      type: "call-to-action",
      id: "a",
      heading: "Wann?",
      text: "Gleich.",
      route: "/contact/",
      label: "Jetzt",
    };
    const message = refused(
      sent(HOME.de, (data) => ({
        ...data,
        title: "x".repeat(91),
        lead: "",
        sections: [...(data["sections"] as unknown[]), call, { ...call, id: "b" }],
      })),
    );
    expect(message).toContain("title - has 91 characters, more than 90");
    expect(message).toContain("lead - is missing - add lead: the first paragraph");
    expect(message).toContain("is the page's second call to action - keep one");
  });

  it("whose file was changed by somebody else", () => {
    const mine = sent(ARTICLE.de, (data) => ({ ...data, lead: "Meiner." }));
    folder.change(ARTICLE.de, "lead:", "# Jemand war hier.\nlead:");
    expect(refused(mine)).toContain(`${ARTICLE.de} - was changed by somebody else since the form was opened`);
  });

  it("whose page somebody else has made meanwhile", () => {
    const file = pageFiles("/news/first-train/").de;
    expect(refused({ path: file, text: "{}", state: null })).toContain("was changed by somebody else");
  });

  it("who breaks another page", () => {
    const message = refused(
      sent(SERVICE.de, (data) => ({ ...data, draft: true })),
      sent(SERVICE.en, (data) => ({ ...data, draft: true })),
    );
    expect(message === "" || /content\//u.test(message)).toBe(true);
  });

  it("who sends a file that is none of the form's", () => {
    for (const file of ["package.json", "content/pages/../../x/index.de.md", "content/pages/x/notes.md"])
      expect(declarationOf(file)).toBeUndefined();
  });
});

describe("a new page", () => {
  const { de, en } = pageFiles("/news/second-train/");
  const words = {
    title: "Der zweite Zug",
    headTitle: "Der zweite Zug auf der neuen Strecke",
    description:
      "Der zweite Zug fährt auf der neuen Strecke: was er bringt, wer mitfährt, wo er hält, was er kostet und wann er am Ziel ankommt.",
    lead: "Er fährt.",
    date: "2026-05-03",
    category: "partnership",
    draft: false,
    related: [],
    body: "## Was kommt {#next}\n\nText.",
  };
  const english = {
    ...words,
    title: "The second train",
    headTitle: "The second train on the new line",
    description:
      "The second train runs on the new line: what it brings, who is on board, where it stops, what it costs and when it gets there.",
    lead: "It runs.",
    body: "## What comes {#next}\n\nText.",
  };

  const fresh = (file: string, data: Data): Sent => ({ path: file, text: JSON.stringify(data), state: null });

  it("is two files with equal facts that pass the check", () => {
    expect(saved(fresh(de, words), fresh(en, english))).toEqual([de, en]);
    expect(folder.check(TODAY)).toEqual([]);
    expect(folder.read(de)).toMatch(/^---\ntitle: "Der zweite Zug"\n/u);
    expect(folder.read(de)).not.toContain("draft");
    expect(folder.read(de)).toContain("\n---\n\n## Was kommt {#next}\n\nText.\n");
  });

  it("in one language stays one file", () => {
    expect(saved(fresh(de, { ...words, translation: "none" }), fresh(en, { title: "" }))).toEqual([de]);
    expect(folder.check(TODAY)).toEqual([]);
  });
});
