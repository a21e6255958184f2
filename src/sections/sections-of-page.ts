import type { SectionContent } from "../model/sections";

/** The query result in Gatsby's page data. Error pages contain one page per language. */
interface PageResult {
  data?: Record<string, { view?: { content: { sections?: readonly SectionContent[] } } } | null>;
}

/** Returns the sections of a page. */
export const sectionsOfPage = (result: PageResult | undefined): readonly SectionContent[] =>
  Object.values(result?.data ?? {}).flatMap((page) => page?.view?.content.sections ?? []);
