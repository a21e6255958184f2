import { setQuotes } from "./quotes";

const german = (text: string) => setQuotes(text, "de");
const english = (text: string) => setQuotes(text, "en");

describe("quotation marks", () => {
  it.each([
    ['Er sagt "Nein".', "Er sagt „Nein“."],
    ['"Nein", sagt sie ("noch nicht").', "„Nein“, sagt sie („noch nicht“)."],
    ["Das Wort 'ab' steht da.", "Das Wort ‚ab‘ steht da."],
    [`"Sie sagt 'ab' und geht."`, "„Sie sagt ‚ab‘ und geht.“"],
    ['*"Nein"* und "**Ja**"', "*„Nein“* und „**Ja**“"],
    ['["Nein"](/a/) und "[Ja](/b/)"', "[„Nein“](/a/) und „[Ja](/b/)“"],
    ['–"so"– und US-"Norm"', "–„so“– und US-„Norm“"],
  ])("are German in a German text: %s", (typed, shown) => {
    expect(german(typed)).toBe(shown);
  });

  it.each([
    ['He says "no".', "He says “no”."],
    ["The word 'from' is there.", "The word ‘from’ is there."],
    [`"She says 'from' and leaves."`, "“She says ‘from’ and leaves.”"],
    ['the "Boeing 747" flies', "the “Boeing 747” flies"],
  ])("are English in an English one: %s", (typed, shown) => {
    expect(english(typed)).toBe(shown);
  });

  it("are not closed in another paragraph, list entry or cell", () => {
    expect(english('"Open\n\n27" wide')).toBe("“Open\n\n27″ wide");
    expect(english('- "Open\n- 27" wide')).toBe("- “Open\n- 27″ wide");
    expect(english('| "Open | 27" wide |')).toBe("| “Open | 27″ wide |");
  });
});

describe("an apostrophe", () => {
  it.each([
    ["It's the clients' word, isn't it?", "It’s the clients’ word, isn’t it?"],
    ["in '09 and the '90s, the 747's wing", "in ’09 and the ’90s, the 747’s wing"],
    ["rock 'n' roll, 'tis, catch 'em", "rock ’n’ roll, ’tis, catch ’em"],
    ["'the client's word'", "‘the client’s word’"],
    ["*that*'s it", "*that*’s it"],
  ])("is curly in English: %s", (typed, shown) => {
    expect(english(typed)).toBe(shown);
  });

  it.each([
    ["Wie geht's? So 'ne Sache, '89.", "Wie geht’s? So ’ne Sache, ’89."],
    ["Hans' Buch, 'Hans' Buch'", "Hans’ Buch, ‚Hans‘ Buch’"],
  ])("is curly in German: %s", (typed, shown) => {
    expect(german(typed)).toBe(shown);
  });
});

it("feet and inches are none of both", () => {
  expect(english(`6'2" tall, a 27" screen, 5' wide`)).toBe("6′2″ tall, a 27″ screen, 5′ wide");
});

describe("what is no text", () => {
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

  it("does not stop the rest", () => {
    expect(english("`\"` isn't [it's](/it's/) \"so\"")).toBe("`\"` isn’t [it’s](/it's/) “so”");
  });
});

it("changes nothing the second time", () => {
  for (const set of [german, english]) {
    const once = set(`"It's" 'so' '09 6'2"`);
    expect(set(once)).toBe(once);
  }
});
