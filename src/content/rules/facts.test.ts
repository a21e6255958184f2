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

  it("has a value in every language", () => {
    content.write(FILE, FACTS.replace(", en: two weeks", ""));
    expect(content.check()).toEqual([
      `${FILE}:3:10 sectionLength.value.en - is missing - add en: the fact as a text says it (1 to 80 characters, one line)`,
    ]);
  });

  it("has one value", () => {
    content.write(
      FILE,
      "fare:\n  is: what it costs\nother:\n  is: what else it costs\n  euros: 5\n  value: { de: fünf, en: five }\n",
    );
    expect(content.check()).toEqual([
      `${FILE}:2:3 fare - has no value - add euros: a whole number, or value: its words in de and en`,
      `${FILE}:6:10 other.value - stands beside euros - keep one of the two`,
    ]);
  });

  it("is never exempt where it is an amount", () => {
    content.write(FILE, FACTS.replace("euros: 7500", "euros: 7500\n  typed: may"));
    expect(content.check()).toEqual([
      `${FILE}:12:10 personFare.typed - stands beside euros - remove it: an amount is never typed by hand`,
    ]);
  });

  it("says for editors what it is, and nothing unknown", () => {
    content.write(FILE, "fare:\n  ist: was es kostet\n  euros: 5\n");
    expect(content.check()).toEqual([
      `${FILE}:2:3 fare.is - is missing - add is: what the fact is, for editors (10 to 120 characters, one line)`,
      `${FILE}:2:3 fare.ist - is not a field of a fact with is, and with euros or value - did you mean "is"?`,
    ]);
  });

  it("has a name that a text can write, and no other fact has", () => {
    content.write(
      FILE,
      `${FACTS}fare-2:\n  is: what two cost\n  euros: 8\nphone:\n  is: a second number\n  euros: 9\n`,
    );
    expect(content.check()).toEqual([
      `${FILE}:19:3 fare-2 - is no name that texts can write - write letters only, the first a small one, such as sectionLength`,
      `${FILE}:21:1 phone - {phone} means something else already - give the fact another name`,
    ]);
  });

  it("may be missing with the whole file", () => {
    expect(content.check()).toEqual([]);
  });
});

describe("a fact that is typed by hand", () => {
  it.each(["7.500 €", "7.500\u00a0€", "7500 Euro", "7500 EUR", "€7,500", "EUR 7,500.00", "7.500,– €", "7 500 €"])(
    "is found as %j",
    (amount) => {
      expect(checkAnswer(`Es kostet ${amount} im Abschnitt.`)).toEqual([
        `${SERVICE.de}:28:24 text - types "${amount.replace(/\s/gu, " ")}" by hand - write {personFare}${REMEDY}`,
      ]);
    },
  );

  it.each(["17.500 €", "7.500.000 €", "7.500 Züge", "75 €", "1,7500 €", "7.500"])(
    "is not what stands in %j",
    (text) => {
      expect(checkAnswer(`So viel: ${text}.`)).toEqual([]);
    },
  );

  it("is answered with every name that has its value", () => {
    expect(checkAnswer("37.500 €")).toEqual([
      `${SERVICE.de}:28:14 text - types "37.500 €" by hand - write {fareOfFive} or {conceptCeiling}, whichever is meant${REMEDY}`,
    ]);
  });

  it.each(["Antwort bis zum Abend.", "Antwort bis zum\u00a0Abend.", "Bis zum Abend."])(
    "is found in words: %j",
    (text) => {
      expect(checkAnswer(text)).toEqual([
        expect.stringMatching(/types "bis zum Abend" by hand - write \{replyTime\}/iu),
      ]);
    },
  );

  it("is found across two lines, and as it is said otherwise", () => {
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
