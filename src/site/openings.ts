import type { Language } from "../i18n/languages";
import type { LineLetter } from "../model/views/line-letter";
import { lineOf, pagesOfList } from "./lists";
import type { Site } from "./site";

/** Counts the open vacancies of each line. A line without vacancies is left out. */
export function countVacanciesByLine(site: Site, language: Language): Partial<Record<LineLetter, number>> {
  const openings: Record<string, number> = {};
  for (const line of pagesOfList(site, language, "vacancies").map(lineOf)) openings[line] = (openings[line] ?? 0) + 1;
  return openings;
}
