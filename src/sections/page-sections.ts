import { ListingSection } from "./listing/section";
import type { SectionComponents } from "./sections";
import { SiteMapSection } from "./site-map/section";
import { TeamsSection } from "./teams/section";
import { TEXT_SECTIONS } from "./text-sections";

/** For pages that list other pages. */
export const PAGE_SECTIONS: SectionComponents = {
  ...TEXT_SECTIONS,
  listing: ListingSection,
  "site-map": SiteMapSection,
  teams: TeamsSection,
};
