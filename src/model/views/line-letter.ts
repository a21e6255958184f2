import type { z } from "zod";
import type { lineLetter } from "../line-fields";

/** One of the lines. */
export type LineLetter = z.infer<ReturnType<typeof lineLetter>>;

const LETTERS: readonly LineLetter[] = ["A", "B", "C", "D", "E"];

/** @returns the letters of the lines that there are, in their order */
export function lettersOf(lines: Partial<Record<LineLetter, unknown>>): LineLetter[] {
  return LETTERS.filter((letter) => lines[letter]);
}

/** @returns the name, in the address, of a line's group in the list of services */
export function linePart(letter: LineLetter): string {
  return `line-${letter.toLowerCase()}`;
}
