import type { PageView } from "../../model/page-view";

/** Chooses the size of a title by its longest word and its length, without the genders of a position in brackets. */
export function chooseTitleSize(title: string): NonNullable<PageView["titleSize"]> {
  const letters = title.replaceAll(/[\u00ad\u2060]|\s\(.+$/gu, "");
  // No-break spaces join words.
  const words = letters.split(" ");
  const longest = Math.max(...words.map((word) => word.length));
  if (longest > 13 || letters.length > 24) return "long";
  return words.length > 1 || longest > 7 ? "medium" : "short";
}
