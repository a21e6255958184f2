import { BASIC_SECTIONS } from "./basic-sections";
import { NewsSection } from "./listing/news-section";
import type { SectionComponents } from "./sections";

/** For the newsroom. */
export const NEWS_SECTIONS: SectionComponents = { ...BASIC_SECTIONS, listing: NewsSection };
