import type { Language } from "../i18n/languages";
import { type LineLetter, lettersOf, linePart } from "../model/views/line-letter";
import { groupsByLine } from "../model/listed";
import { ROUTES } from "../model/views/routes";
import { lineOf, pagesIn } from "./lists";
import type { Site } from "./site";

/** @returns by letter the line's part of the list of services; a line without a service has none */
export function partsOfLines(site: Site, language: Language): Partial<Record<LineLetter, string>> {
  const list = site.find(language, ROUTES.services);
  if (!list || !groupsByLine(list.content)) return {};
  const found = new Set(pagesIn(site, language, "services").map(lineOf));
  const letters = lettersOf(site.lines).filter((letter) => found.has(letter));
  return Object.fromEntries(letters.map((letter) => [letter, `#${linePart(letter)}`]));
}
