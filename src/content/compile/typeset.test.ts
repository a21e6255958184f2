import { typeset } from "./typeset";

/** Makes no-break spaces visible. */
const german = (text: string) => typeset(text, "de").replaceAll("\u00a0", "~");
const english = (text: string) => typeset(text, "en").replaceAll("\u00a0", "~");

it.each([
  // Numbers with units. A word that begins like a unit is not one.
  [german, "5 km, 20 % von 8 GB, um 9 Uhr, 100 €, bei 20 °C", "5~km, 20~% von 8~GB, um 9~Uhr, 100~€, bei 20~°C"],
  [english, "5 km, 20 % of 8 GB", "5~km, 20~% of 8~GB"],
  [german, "5 kmh, 3 grüne, 8 Uhren, 2 Züge", "5 kmh, 3 grüne, 8 Uhren, 2 Züge"],
  // Telephone numbers, unlike further figures.
  [german, "unter +49 221 4710 400. In 20 Jahren 3 + 4 5", "unter +49~221~4710~400. In 20 Jahren 3 + 4 5"],
  [german, "IBAN DE00 0000 0000 00", "IBAN DE00~0000~0000~00"],
  // Days of dates with a year.
  [german, "9. bis 11. März 2027, im 2. Stock", "9.~bis 11.~März 2027, im 2. Stock"],
  [english, "on 5 October, 5 trains", "on 5~October, 5 trains"],
  // Words with a number as their name.
  [german, "WCAG 2.2, Halle 5.1, Stand 117", "WCAG~2.2, Halle~5.1, Stand~117"],
  [english, "stand 117 in hall 5.1, WCAG 2.2", "stand~117 in hall~5.1, WCAG~2.2"],
  // Abbreviations of the language, unlike the ends of longer words.
  [german, "z. B. hier, u. v. m., i. d. R. dort", "z.~B. hier, u.~v.~m., i.~d.~R. dort"],
  [german, "Nr. 5, Art. 6 Abs. 1 Buchst. b, § 5", "Nr.~5, Art.~6 Abs.~1 Buchst.~b, §~5"],
  [english, "No. 5, p. 6, Dr Smith, Art. 6", "No.~5, p.~6, Dr~Smith, Art.~6"],
  [english, "z. B. hier", "z. B. hier"],
  [german, "Mr Smith. Das z. Das Ende", "Mr Smith. Das z. Das Ende"],
  // A dash does not begin a line, except between numbers and at the start of a line.
  [german, "der Zug – der erste – fuhr", "der Zug~– der erste~– fuhr"],
  [german, "der Zug – der erste –, fuhr", "der Zug~– der erste~–, fuhr"],
  [english, "9–11 March", "9–\u206011~March"],
  [german, "– der Zug\n– die Bahn", "– der Zug\n– die Bahn"],
  // Quotation marks of the language.
  [german, '"5 km"', "„5~km“"],
  [english, '"5 km", it\'s said', "“5~km”, it’s said"],
  // Bracketed parts of an article.
  [english, "Article 6(1)(f) and [a](/b/)", "Article 6(1)\u2060(f) and [a](/b/)"],
])("typeset adds no-break spaces by the rules of each language: %#", (set, typed, shown) => {
  expect(set(typed)).toBe(shown);
});

it("typeset changes nothing the second time, and keeps markdown syntax", () => {
  const text = 'z. B. 5 km – u. a. "9 Uhr"';
  expect(typeset(typeset(text, "de"), "de")).toBe(typeset(text, "de"));
  const markdown = '## Halt {#halt}\n\n- [Zug](/train/ "5")\n\n| A | B |\n| - | - |\n| 1 | 2 |';
  expect(typeset(markdown, "de")).toBe(markdown);
});
