import { joinTitleWords, hyphenate } from "./soft-hyphens";

/** Makes soft hyphens visible. */
const shown = (text: string, language: "de" | "en") => hyphenate(text, "heading", language).replaceAll("\u00ad", "|");

it.each([
  ["de", "Buchungsmaschine", "Buchungs|maschine"],
  ["de", "IT-Systemmodernisierung", "IT-\u2060System|modernisierung"],
  ["de", "Nutzungsbedingungen", "Nutzungs|bedin|gungen"],
  ["de", "Eine Buchungsmaschine, die Ihnen gehört", "Eine Buchungs|maschine, die Ihnen gehört"],
  ["de", "Kontakt & Anfahrt (m/w/d)", "Kontakt & Anfahrt (m/w/d)"],
  ["de", "E-Mail", "E-\u2060Mail"],
  // English words are hyphenated only if they exceed a phone's width.
  ["en", "Telecommunications", "Telecommunications"],
  ["en", "Internationalisation", "Inter|na|tion|al|isa|tion"],
] as const)(
  "soft hyphens stand (%s) in %s where five letters at least are on both sides",
  (language, text, expected) => {
    expect(shown(text, language)).toBe(expected);
  },
);

it.each([
  ["de", "Standardprodukt", "Standard|produkt"],
  ["de", "Vorhandene Teile", "Vorhandene Teile"],
  ["en", "accessibility statement", "access|ib|ility statement"],
  ["en", "a short word", "a short word"],
  ["de", "TypeScript, WordPress", "TypeScript, WordPress"],
  ["de", "Formular, E-Mail", "Formular, E-\u2060Mail"],
] as const)(
  "hyphenate inserts soft hyphens in a column (%s) in words of thirteen letters: %s",
  (language, words, expected) => {
    expect(hyphenate(words, "column", language).replaceAll("\u00ad", "|")).toBe(expected);
  },
);

it("one or two letters stay with their word in running text, and URLs are unchanged", () => {
  const inText = (text: string) => hyphenate(text, "text", "de").replaceAll("\u2060", "~");
  expect(inText("Per e-mail, im IT-Haus, on-call")).toBe("Per e-~mail, im IT-~Haus, on-call");
  expect(inText("www.y-travel.example, info@E-Firma.example, CMS-Haus")).toBe(
    "www.y-travel.example, info@E-Firma.example, CMS-Haus",
  );
});

it.each([
  ["words", "x".repeat(31), `${"x".repeat(10)}|${"x".repeat(10)}|${"x".repeat(11)}`],
  ["signs", "0123456789".repeat(4), "0123456789/0123456789/0123456789/0123456789"],
  ["a URL", "www.a-b.example/.x/y", "www.a-b.example//.x//y"],
  ["signs with a seam", `${"1".repeat(30)}-${"2".repeat(30)}`, `${"1".repeat(30)}-${"2".repeat(30)}`],
])("hyphenate adds break opportunities to long strings: %s", (_what, text, expected) => {
  expect(hyphenate(text, "text", "de").replaceAll("\u00ad", "|").replaceAll("\u200b", "/")).toBe(expected);
});

it.each([
  ["Testseite für Kampagnen", "Testseite für\u00a0Kampagnen"],
  ["A language for both", "A language for\u00a0both"],
  ["Reisen mit leichtem Gepäck", "Reisen mit leichtem Gepäck"],
  ["Über uns", "Über uns"],
  ["Leistungen", "Leistungen"],
  ["Ein Artikel, in jedem Land richtig", "Ein Artikel, in\u00a0jedem Land\u00a0richtig"],
  ["UI- und UX-Design", "UI- und UX-Design"],
  ["Weniger Schritte, mehr Buchungen, keine Tricks", "Weniger Schritte, mehr Buchungen, keine\u00a0Tricks"],
  ["Systeme, Schnittstellenprogrammierung andernorts", "Systeme, Schnittstellenprogrammierung andernorts"],
])("joinTitleWords joins words of “%s” that fit on a line", (text, joined) => {
  expect(joinTitleWords(text)).toBe(joined);
});
