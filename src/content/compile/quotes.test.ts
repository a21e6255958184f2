import { typesetQuotes } from "./quotes";

const german = (text: string) => typesetQuotes(text, "de");
const english = (text: string) => typesetQuotes(text, "en");

it.each([
  [german, 'Er sagt "Nein".', "Er sagt „Nein“."],
  [german, '"Nein", sagt sie ("noch nicht").', "„Nein“, sagt sie („noch nicht“)."],
  [german, "Das Wort 'ab' steht da.", "Das Wort ‚ab‘ steht da."],
  [german, `"Sie sagt 'ab' und geht."`, "„Sie sagt ‚ab‘ und geht.“"],
  [german, '*"Nein"* und "**Ja**"', "*„Nein“* und „**Ja**“"],
  [german, 'der "**Ja**"-Knopf', "der „**Ja**“-Knopf"],
  [german, '["Nein"](/a/) und "[Ja](/b/)"', "[„Nein“](/a/) und „[Ja](/b/)“"],
  [german, '–"so"– und US-"Norm"', "–„so“– und US-„Norm“"],
  [english, 'He says "no".', "He says “no”."],
  [english, "The word 'from' is there.", "The word ‘from’ is there."],
  [english, `"She says 'from' and leaves."`, "“She says ‘from’ and leaves.”"],
  [english, 'the "Boeing 747" flies', "the “Boeing 747” flies"],
  // Marks are not closed in a different paragraph, list entry or cell.
  [english, '"Open\n\n27" wide', "“Open\n\n27″ wide"],
  [english, '- "Open\n- 27" wide', "- “Open\n- 27″ wide"],
  [english, '| "Open | 27" wide |', "| “Open | 27″ wide |"],
  // Apostrophes.
  [english, "It's the clients' word, isn't it?", "It’s the clients’ word, isn’t it?"],
  [english, "in '09 and the '90s, the 747's wing", "in ’09 and the ’90s, the 747’s wing"],
  [english, "rock 'n' roll, 'tis, catch 'em", "rock ’n’ roll, ’tis, catch ’em"],
  [english, "'the client's word'", "‘the client’s word’"],
  [english, "*that*'s it", "*that*’s it"],
  [german, "Wie geht's? So 'ne Sache, '89.", "Wie geht’s? So ’ne Sache, ’89."],
  [german, "Hans' Buch, 'Hans' Buch'", "Hans’ Buch, ‚Hans‘ Buch’"],
  // Feet and inches.
  [english, `6'2" tall, a 27" screen, 5' wide`, "6′2″ tall, a 27″ screen, 5′ wide"],
])("typesetQuotes uses the quotation marks and apostrophes of the language: %#", (set, typed, shown) => {
  expect(set(typed)).toBe(shown);
});

describe("typesetQuotes in code, URLs and escapes", () => {
  it.each([
    '`a = "b"` and ``it`s "so"``',
    '```\nsay "x"\n```',
    '[a](/it\'s/ "5")',
    '[a]: /b/ "it\'s"',
    "<https://example.org/it's>",
    "https://example.org/it's",
    String.raw`\"so\" and it\'s`,
    "## Halt {#halt}",
  ])("stays as it is typed: %s", (text) => {
    expect(english(text)).toBe(text);
  });

  it("continues with the text after them", () => {
    expect(english("`\"` isn't [it's](/it's/) \"so\"")).toBe("`\"` isn’t [it’s](/it's/) “so”");
  });
});

it("typesetQuotes changes nothing the second time", () => {
  for (const set of [german, english]) {
    const once = set(`"It's" 'so' '09 6'2"`);
    expect(set(once)).toBe(once);
  }
});
