import type { z } from "zod";
import type { lineLetter } from "../line-fields";

export type LineLetter = z.infer<ReturnType<typeof lineLetter>>;

const LETTERS: readonly LineLetter[] = ["A", "B", "C", "D", "E"];

/** Returns the letters of the declared lines, in order. */
export function declaredLetters(lines: Partial<Record<LineLetter, unknown>>): LineLetter[] {
  return LETTERS.filter((letter) => lines[letter]);
}

/** Returns the id of a line's group in the list of services. */
export function lineGroupId(letter: LineLetter): string {
  return `line-${letter.toLowerCase()}`;
}
