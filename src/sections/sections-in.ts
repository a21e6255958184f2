import type { Section } from "../model/sections";

/** The result of a page's query, as Gatsby's page data have it. Pages for missing pages hold one page for each language. */
interface PageResult {
  data?: Record<string, { view?: { content: { sections?: readonly Section[] } } } | null>;
}

/** @returns the sections that a page shows */
export const sectionsIn = (result: PageResult | undefined): readonly Section[] =>
  Object.values(result?.data ?? {}).flatMap((page) => page?.view?.content.sections ?? []);
