import { typeset } from "./typeset";

/** Shows no-break spaces, which look like others. */
const german = (text: string) => typeset(text, "de").replaceAll("\u00a0", "~");
const english = (text: string) => typeset(text, "en").replaceAll("\u00a0", "~");

it.each([
  // A number and its unit; a word that begins like a unit is a word.
  [german, "5 km, 20 % von 8 GB, um 9 Uhr, 100 €, bei 20 °C", "5~km, 20~% von 8~GB, um 9~Uhr, 100~€, bei 20~°C"],
  [english, "5 km, 20 % of 8 GB", "5~km, 20~% of 8~GB"],
  [german, "5 kmh, 3 grüne, 8 Uhren, 2 Züge", "5 kmh, 3 grüne, 8 Uhren, 2 Züge"],
  // A telephone number, and other figures.
  [german, "unter +49 221 4710 400. In 20 Jahren 3 + 4 5", "unter +49~221~4710~400. In 20 Jahren 3 + 4 5"],
  // An abbreviation of the language, and no end of another word.
  [german, "z. B. hier, u. v. m., i. d. R. dort", "z.~B. hier, u.~v.~m., i.~d.~R. dort"],
  [german, "Nr. 5, Art. 6 Abs. 1, § 5, §§ 7", "Nr.~5, Art.~6 Abs.~1, §~5, §§~7"],
  [english, "No. 5, p. 6, Dr Smith, Art. 6", "No.~5, p.~6, Dr~Smith, Art.~6"],
  [english, "z. B. hier", "z. B. hier"],
  [german, "Mr Smith. Das z. Das Ende", "Mr Smith. Das z. Das Ende"],
  // A dash does not begin a line, but between numbers and at a line's beginning.
  [german, "der Zug – der erste – fuhr", "der Zug~– der erste~– fuhr"],
  [english, "9–11 March", "9–11 March"],
  [german, "– der Zug\n– die Bahn", "– der Zug\n– die Bahn"],
  // Quotation marks are those of the language.
  [german, '"5 km"', "„5~km“"],
  [english, '"5 km", it\'s said', "“5~km”, it’s said"],
  // Parts of an article in brackets.
  [english, "Article 6(1)(f) and [a](/b/)", "Article 6(1)\u2060(f) and [a](/b/)"],
])("what belongs together stays together, in each language its own: %#", (set, typed, shown) => {
  expect(set(typed)).toBe(shown);
});

it("a text is the same when it is set the second time, and what makes markdown is not touched", () => {
  const text = 'z. B. 5 km – u. a. "9 Uhr"';
  expect(typeset(typeset(text, "de"), "de")).toBe(typeset(text, "de"));
  const markdown = '## Halt {#halt}\n\n- [Zug](/train/ "5")\n\n| A | B |\n| - | - |\n| 1 | 2 |';
  expect(typeset(markdown, "de")).toBe(markdown);
});
