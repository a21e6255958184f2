import type { Language } from "../i18n/languages";
import type { LineLetter } from "../model/views/line-letter";
import { lineOf, listOf } from "./lists";
import type { Site } from "./site";

/** @returns how many vacancies each line has; a line without one is left out */
export function openingsByLine(site: Site, language: Language): Partial<Record<LineLetter, number>> {
  const openings: Record<string, number> = {};
  for (const route of listOf(site, language, "vacancies")) {
    const vacancy = site.find(language, route);
    const line = vacancy && lineOf(vacancy);
    if (line) openings[line] = (openings[line] ?? 0) + 1;
  }
  return openings;
}
