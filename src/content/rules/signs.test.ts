import { ARTICLE, contentFolder, HOME } from "../../../test/content-folder";

const content = contentFolder();
const REMEDY = "delete it, and type what should stand there";
const END = "Hafen, Markt und Berg.";

it.each([
  ["\u2028", "U+2028 LINE SEPARATOR"],
  ["\u200b", "U+200B ZERO WIDTH SPACE"],
  ["\u202e", "U+202E RIGHT-TO-LEFT OVERRIDE"],
  ["\ufeff", "U+FEFF ZERO WIDTH NO-BREAK SPACE (a byte order mark)"],
  ["\v", "U+000B LINE TABULATION (a line break of Word)"],
  ["\r", "U+000D CARRIAGE RETURN"],
  ["\u0000", "U+0000 NULL"],
  ["\ufffd", "U+FFFD REPLACEMENT CHARACTER (a letter was lost here)"],
  ["\u3164", "U+3164 HANGUL FILLER"],
  ["Ã¤", "Ã¤, a sign that was read in another encoding"],
  ["\ue000", "U+E000 that nobody sees"],
  ["\u{e0041}", "U+E0041 that nobody sees"],
])("a sign that nobody sees (%j) is named with its place, in a body and in a file of the site", (sign, name) => {
  content.change(ARTICLE.de, END, `Hafen,${sign} Markt`);
  content.change("content/site/company.yml", "street: ", `street: "Weg${sign}Weg 1" #`);
  expect(content.check()).toEqual([
    `${ARTICLE.de}:27:7 text - holds ${name} - ${REMEDY}`,
    expect.stringMatching(/company\.yml:\d+:13 text - holds [UÃ]/u),
  ]);
});

it.each([
  [
    "YAML",
    () => content.change(HOME.de, 'lead: "Bei', String.raw`lead: "Bei\u2028\x0b`),
    `${HOME.de}:4:7 lead - spells U+2028`,
  ],
  [
    "markdown",
    () => content.change(ARTICLE.de, END, "Hafen&ZeroWidthSpace;"),
    `${ARTICLE.de}:27:1 body - spells U+200B`,
  ],
  ["a field", () => content.change(HOME.de, 'lead: "Bei', 'lead: "Bei&#x2028;'), `${HOME.de}:4:7 lead - spells U+2028`],
])("a sign that %s spells is one, too", (_what, spell, told) => {
  spell();
  expect(content.check()).toEqual([expect.stringContaining(told)]);
});

it("spaces that don't break, soft hyphens and emoji are no mistakes", () => {
  content.change(
    ARTICLE.de,
    END,
    "40\u00a0km, 7\u202fKm, Dampf\u00adschiff, \u{1f469}\u{1f3fd}\u200d\u{1f4bb} und \u2764\ufe0f.",
  );
  expect(content.check()).toEqual([]);
});

it("letters that are composed of two signs are read as one", () => {
  content.change(HOME.de, "fährt jeder Zug", "fährt jeder Zug über".normalize("NFD"));
  content.change(ARTICLE.de, END, "Über Köln.".normalize("NFD"));
  content.change("content/site/company.yml", "city: Hamburg", "city: Köln".normalize("NFD"));
  const { entries, site } = content.load();
  const text = JSON.stringify([entries, site]);
  expect([text, text.includes("Über Köln.")]).toEqual([text.normalize("NFC"), true]);
});
