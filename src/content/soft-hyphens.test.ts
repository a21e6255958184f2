import { withSoftHyphens } from "./soft-hyphens";

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

  it("are not for English, whose words are shorter", () => {
    expect(shown("Internationalisation", "en")).toBe("Internationalisation");
  });
});
