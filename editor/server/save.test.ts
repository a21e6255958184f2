/** Tests effects of a save on files that e2e/editor does not show. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ARTICLE, contentFolder, HOME } from "../../test/content-folder";
import { findDeclaration } from "./editable";
import { readFormFile } from "./read-content";
import { saveChange } from "./save";
import type { SavedFile, SavedText } from "./saved-files";

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

/** Builds the save of a file with a change. */
function sent(file: string, change: (data: Data) => Data = (data) => data): SavedText {
  const { text = "{}", state = null } = readFormFile(folder.root, file) ?? {};
  return { path: file, text: JSON.stringify(change(JSON.parse(text) as Data)), state };
}

const saved = (...all: SavedFile[]) => saveChange(folder.root, all, TODAY);

it("save drops empty fields that the file lacks", () => {
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

it("save keeps the final line break of a text, which the CMS trims, also of a changed text", () => {
  const section = "sections:\n  - type: text\n    id: one\n    heading: Eins\n    body: |\n      Der erste.\n";
  folder.changeBoth(HOME, "sections:", section);
  const trimmed = (_key: string, value: unknown) => (typeof value === "string" ? value.trim() : value);
  const de = sent(HOME.de, (data) => JSON.parse(JSON.stringify(data), trimmed) as Data);
  expect(saved(de)).toEqual([]);
  const before = folder.read(HOME.de);
  saved({ ...de, text: de.text.replace("Der erste.", "Der zweite.") });
  expect(folder.read(HOME.de)).toBe(before.replace("Der erste.", "Der zweite."));
});

it("save keeps a file's byte order mark and CRLF line breaks", () => {
  const before = `\uFEFF${folder.read(ARTICLE.de).replaceAll("\n", "\r\n")}`;
  folder.write(ARTICLE.de, before);
  expect(saved(sent(ARTICLE.de))).toEqual([]);
  saved(sent(ARTICLE.de, (data) => ({ ...data, title: "Der zweite Zug" })));
  expect(folder.read(ARTICLE.de)).toBe(before.replace("Der erste Zug ist gefahren", "Der zweite Zug"));
});

it("save refuses a file that has changed since the form was opened, and writes nothing", () => {
  const stale = sent(ARTICLE.de, (data) => ({ ...data, title: "Der zweite Zug" }));
  folder.change(ARTICLE.de, "lead:", "# Mine.\nlead:");
  const before = folder.read(ARTICLE.de);
  expect(() => saved(stale, sent(ARTICLE.en))).toThrow(`${ARTICLE.de} - was changed by somebody else`);
  expect(folder.read(ARTICLE.de)).toBe(before);
});

it.each(["package.json", "content/pages/../../x/index.de.md", "content/pages/x/notes.md"])(
  "declarationOf returns undefined for %s",
  (file) => expect(findDeclaration(file)).toBeUndefined(),
);
