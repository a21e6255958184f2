import { typeset } from "./typeset";

/** Shows no-break spaces, which look like others. */
const german = (text: string) => typeset(text, "de").replaceAll("\u00a0", "~");
const english = (text: string) => typeset(text, "en").replaceAll("\u00a0", "~");

describe("a number and its unit", () => {
  it.each([
    ["5 km", "5~km"],
    ["20 % von 8 GB", "20~% von 8~GB"],
    ["um 9 Uhr, 100 €.", "um 9~Uhr, 100~€."],
    ["bei 20 °C", "bei 20~°C"],
  ])("stay together: %s", (typed, shown) => {
    expect(german(typed)).toBe(shown);
    expect(english(typed)).toBe(shown);
  });

  it("are only those: a word that begins like a unit is a word", () => {
    expect(german("5 kmh, 3 grüne, 8 Uhren, 2 Züge")).toBe("5 kmh, 3 grüne, 8 Uhren, 2 Züge");
  });
});

it("a telephone number stays in its line, and other figures are left alone", () => {
  expect(german("unter +49 221 4710 400. In 20 Jahren 3 + 4 5")).toBe("unter +49~221~4710~400. In 20 Jahren 3 + 4 5");
});

describe("an abbreviation", () => {
  it("stays together in German", () => {
    expect(german("z. B. hier, u. v. m., i. d. R. dort")).toBe("z.~B. hier, u.~v.~m., i.~d.~R. dort");
    expect(german("Nr. 5, Art. 6 Abs. 1, § 5, §§ 7")).toBe("Nr.~5, Art.~6 Abs.~1, §~5, §§~7");
  });

  it("stays together in English", () => {
    expect(english("No. 5, p. 6, Dr Smith, Art. 6")).toBe("No.~5, p.~6, Dr~Smith, Art.~6");
  });

  it("is one of the language", () => {
    expect(english("z. B. hier")).toBe("z. B. hier");
    expect(german("Mr Smith")).toBe("Mr Smith");
  });

  it("is no end of another word", () => {
    expect(german("Das z. Das Ende")).toBe("Das z. Das Ende");
  });
});

describe("a dash", () => {
  it("does not begin a line", () => {
    expect(german("der Zug – der erste – fuhr")).toBe("der Zug~– der erste~– fuhr");
  });

  it("is left alone between numbers, and at a line's beginning", () => {
    expect(english("9–11 March")).toBe("9–11 March");
    expect(german("– der Zug\n– die Bahn")).toBe("– der Zug\n– die Bahn");
  });
});

it("a quotation has the language's marks", () => {
  expect(german('"5 km"')).toBe("„5~km“");
  expect(english('"5 km", it\'s said')).toBe("“5~km”, it’s said");
});

describe("typeset", () => {
  it("changes nothing the second time", () => {
    const text = 'z. B. 5 km – u. a. "9 Uhr"';
    expect(typeset(typeset(text, "de"), "de")).toBe(typeset(text, "de"));
  });

  it("does not touch what makes markdown: tables, lists, links and headings", () => {
    const text = '## Halt {#halt}\n\n- [Zug](/train/ "5")\n\n| A | B |\n| - | - |\n| 1 | 2 |';
    expect(typeset(text, "de")).toBe(text);
  });
});

it("parts of an article in brackets stay together, and addresses as they are", () => {
  expect(english("Article 6(1)(f) and [a](/b/)")).toBe("Article 6(1)\u2060(f) and [a](/b/)");
});
