import { withSoftHyphens, withSoftHyphensInColumn, withSoftHyphensInText } from "./soft-hyphens";

/** Soft hyphens made visible. */
const shown = (text: string, language: "de" | "en" = "de") => withSoftHyphens(text, language).replaceAll("\u00ad", "|");

describe("soft hyphens", () => {
  it.each([
    ["Buchungsmaschine", "Buchungs|ma|schine"],
    ["IT-Systemmodernisierung", "IT-System|mo|der|ni|sierung"],
    ["Nutzungsbedingungen", "Nutzungs|be|din|gungen"],
  ])("stand in %s where five letters at least are on both sides", (word, expected) => {
    expect(shown(word)).toBe(expected);
  });

  it("leave short words and all that stands around words alone", () => {
    expect(shown("Eine Buchungsmaschine, die Ihnen gehört")).toBe("Eine Buchungs|ma|schine, die Ihnen gehört");
    expect(shown("Kontakt & Anfahrt (m/w/d)")).toBe("Kontakt & Anfahrt (m/w/d)");
  });

  it("are not for English, but for a word that is wider than a phone", () => {
    expect(shown("Telecommunications", "en")).toBe("Telecommunications");
    expect(shown("Internationalisation", "en")).toBe("Inter|na|tion|al|isa|tion");
  });
});

describe("soft hyphens in a column", () => {
  const inColumn = (text: string, language: "de" | "en") =>
    withSoftHyphensInColumn(text, language).replaceAll("\u00ad", "|");

  it.each([
    ["de", "Standardprodukt", "Stan|dard|pro|dukt"],
    ["de", "Vorhandene Teile", "Vor|han|dene Teile"],
    ["en", "accessibility statement", "access|ib|il|ity state|ment"],
    ["en", "a short word", "a short word"],
  ] as const)("stand in %s words of eight letters: %s", (language, words, expected) => {
    expect(inColumn(words, language)).toBe(expected);
  });
});

it("a single letter stays with its word in running text, and nothing in an address is changed", () => {
  const inText = (text: string) => withSoftHyphensInText(text, "de").replaceAll("\u2060", "~");
  expect(inText("Per E-Mail, im T-Shirt")).toBe("Per E-~Mail, im T-~Shirt");
  expect(inText("www.y-travel.example, info@E-Firma.example, IT-Haus")).toBe(
    "www.y-travel.example, info@E-Firma.example, IT-Haus",
  );
});
