import { choice, pattern } from "../content/vocabulary";

/** Declares the letter of a line (specification, The agency). */
export function lineLetter() {
  const letter = choice(["A", "B", "C", "D", "E"], { en: "the letter of the line", de: "der Buchstabe der Linie" });
  return letter.meta({ ...letter.meta(), namedIn: "lines" });
}

/** Declares the permanent code of a product, project or vacancy: a line's letter and a number. */
export function code() {
  return pattern(/^[A-E][1-9]\d?$/u, {
    en: "the code, a line's letter and a number such as A7",
    de: "die Nummer: der Buchstabe einer Linie und eine Zahl, etwa A7",
    shared: true,
  });
}
