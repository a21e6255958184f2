import { ARTICLE, contentFolder, HOME, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const FILE = "content/site/facts.yml";
const FACTS = `sectionLength:
  is: how long a section lasts
  value: { de: zwei Wochen, en: two weeks }
  typed: may
replyTime:
  is: by when an enquiry is answered
  value: { de: bis zum Abend, en: by the evening }
  otherwise: { de: [am selben Tag], en: [on the same day] }
personFare:
  is: what a section costs for one person
  euros: 7500
fareOfFive:
  is: what a section costs with five people
  euros: 37500
conceptCeiling:
  is: what a concept costs at most
  euros: 37500
`;
const REMEDY = `: the fact stands in ${FILE}`;

/** @returns what the check says with a text in place of the first answer to a question of the German service. */
function checkAnswer(text: string): string[] {
  content.write(FILE, FACTS);
  content.change(SERVICE.de, 'answer: "Eine Woche."', `answer: "${text}"`);
  return content.check();
}

describe("a fact", () => {
  it("is shown in each language as it writes it", () => {
    content.write(FILE, FACTS);
    content.changeBoth(HOME, "{name}", "{name}, {sectionLength}, {personFare}");
    expect(content.check()).toEqual([]);
    const leads = content.load().entries.flatMap(({ route, content: { lead } }) => (route === "/" ? [lead] : []));
    expect(leads).toEqual([
      expect.stringContaining("Muster, zwei Wochen, 7.500\u00a0€"),
      expect.stringContaining("Muster, two weeks, €7,500"),
    ]);
  });

  it("is suggested where a name is near it", () => {
    expect(checkAnswer("{sectionLenght}")).toEqual([
      `${SERVICE.de}:28:13 questions[1].answer - {sectionLenght} is not a fact of the company file or of ${FILE} - did you mean {sectionLength}?`,
    ]);
  });

  it("has one value in every language, a name that texts can write and no other has, and says what it is", () => {
    content.write(
      FILE,
      [
        "length: { is: how long it lasts, value: { de: zwei Wochen } }",
        "fare: { is: what it costs }",
        "other: { is: what else it costs, euros: 5, value: { de: fünf, en: five } }",
        "exempt: { is: what it costs, euros: 5, typed: may }",
        "spelt: { ist: was es kostet, euros: 5 }",
        "phone: { is: a second number, euros: 9 }",
      ].join("\n"),
    );
    expect(content.check().map((line) => line.replace(`${FILE}:`, ""))).toEqual([
      "1:41 length.value.en - is missing - add en: the fact as a text says it (1 to 80 characters, one line)",
      "2:7 fare - has no value - add euros: a whole number, or value: its words in de and en",
      "3:51 other.value - stands beside euros - keep one of the two",
      "4:47 exempt.typed - stands beside euros - remove it: an amount is never typed by hand",
      "5:8 spelt.is - is missing - add is: what the fact is, for editors (10 to 120 characters, one line)",
      '5:10 spelt.ist - is not a field of a fact with is, and with euros or value - did you mean "is"?',
      "6:1 phone - {phone} means something else already - give the fact another name",
    ]);
    content.write(FILE, "fare-2:\n  is: what two cost\n  euros: 8\n");
    expect(content.check()).toEqual([
      `${FILE}:2:3 fare-2 - is no name that texts can write - write letters only, the first a small one, such as sectionLength`,
    ]);
  });

  it("may be missing with the whole file", () => {
    expect(content.check()).toEqual([]);
  });
});

describe("a fact that is typed by hand", () => {
  it("is found however the amount is written", () => {
    const amounts = [
      "7.500 €",
      "7.500\u00a0€",
      "7500 Euro",
      "7500 EUR",
      "€7,500",
      "EUR 7,500.00",
      "7.500,– €",
      "7 500 €",
    ];
    const typed = checkAnswer(`Es kostet ${amounts.join(" und ")} im Abschnitt.`);
    expect(typed.map((line) => /types "(?<amount>.*)" by hand - write \{personFare\}/u.exec(line)?.[1])).toEqual(
      amounts.map((amount) => amount.replace(/\s/gu, " ")),
    );
    expect(typed[0]).toBe(`${SERVICE.de}:28:24 text - types "7.500 €" by hand - write {personFare}${REMEDY}`);
  });

  it("is no part of another amount, and no number of something else", () => {
    expect(checkAnswer("So viel: 17.500 €, 7.500.000 €, 7.500 Züge, 75 €, 1,7500 €, 7.500.")).toEqual([]);
  });

  it("is answered with every name that has its value", () => {
    expect(checkAnswer("37.500 €")).toEqual([
      `${SERVICE.de}:28:14 text - types "37.500 €" by hand - write {fareOfFive} or {conceptCeiling}, whichever is meant${REMEDY}`,
    ]);
  });

  it("is found in words, across two lines, and as it is said otherwise", () => {
    content.write(FILE, FACTS);
    content.change(ARTICLE.de, "Hafen, Markt und Berg.", "Am selben Tag.");
    content.changeBoth(HOME, "      ### ", "      Am selben Tag, bis\n      zum Abend.\n\n      ### ");
    expect(content.check()).toEqual([
      `${HOME.de}:12:7 text - types "Am selben Tag" by hand - write {replyTime}${REMEDY}`,
      `${HOME.de}:12:22 text - types "bis zum Abend" by hand - write {replyTime}${REMEDY}`,
    ]);
  });

  it("may be typed where the file says so, and in a language that says it in other words", () => {
    expect(checkAnswer("Nach zwei Wochen, by the evening.")).toEqual([]);
  });

  it("may stand in an article, which is of its day", () => {
    content.write(FILE, FACTS);
    content.change(ARTICLE.de, "Hafen, Markt und Berg.", "Für 7.500 €, bis zum Abend.");
    expect(content.check()).toEqual([]);
  });
});

describe("a day", () => {
  it("has the weekday that a text gives it, in the page's language", () => {
    expect(checkAnswer("Am Donnerstag, 18. Juni 2026, und Freitag, 18. Juni 2026; on Friday 18 June 2026.")).toEqual([
      `${SERVICE.de}:28:48 questions[1].answer - 18. Juni 2026 is no Freitag - write Donnerstag, or the day that is meant`,
    ]);
  });

  it.each([
    ["2026-12-01", []],
    ["2026-12-02", [`${FILE}:1:40 start.value.de - 1. Dezember 2026 is over - write a day to come`]],
  ])("that is a fact is told once it is over, on %s", (today, told) => {
    content.write(FILE, "start: { is: a first day, value: { de: 1. Dezember 2026, en: 2 December 2026 } }\n");
    expect(content.check(today)).toEqual(told);
  });
});
