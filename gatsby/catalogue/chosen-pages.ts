/** Which pages the examples show that are about other pages: those of the content, whatever it is. */
import type { Entry } from "../../src/content/load";
import { LANGUAGES } from "../../src/i18n/languages";
import { isInLists } from "../../src/model/listed";
import type { Kind } from "../../src/model/kinds";

const MOST = 3;

/** As many as there are of these kinds, or one of each. */
const WANTED: Readonly<Record<string, { kinds: readonly Kind[]; ofEach: number; least: number }>> = {
  projects: { kinds: ["case-study", "product", "solution", "service"], ofEach: MOST, least: 1 },
  related: { kinds: ["service", "product", "case-study", "article"], ofEach: 1, least: 2 },
};

/** @returns routes for the section's `routes`; undefined where its example shows what the file says */
export function chosenRoutes(type: string, entries: readonly Entry[]): string[] | undefined {
  const wanted = WANTED[type];
  if (!wanted) return undefined;
  const listed = entries.filter(({ content }) => isInLists(content));
  const routes = wanted.kinds.flatMap((kind) =>
    [...new Set(listed.filter((entry) => entry.kind === kind).map(({ route }) => route))]
      .filter((route) => isInEveryLanguage(listed, route))
      .slice(0, wanted.ofEach),
  );
  return routes.length < wanted.least ? undefined : routes.slice(0, MOST);
}

function isInEveryLanguage(entries: readonly Entry[], route: string): boolean {
  return LANGUAGES.every((language) => entries.some((entry) => entry.route === route && entry.language === language));
}

/** @returns the example's text with these routes in it, to copy as it is shown */
export function withRoutes(source: string, routes: readonly string[] | undefined): string {
  return routes ? source.replace(/routes: \[.*\]/u, `routes: [${routes.join(", ")}]`) : source;
}
