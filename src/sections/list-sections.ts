import { LinkListSection } from "./listing/link-list-section";
import type { SectionComponents } from "./sections";
import { SiteMapSection } from "./site-map/section";
import { TeamsSection } from "./teams/section";
import { TEXT_SECTIONS } from "./text-sections";

/** For pages with short lists: the site map, the teams, the legal pages. */
export const LIST_SECTIONS: SectionComponents = {
  ...TEXT_SECTIONS,
  listing: LinkListSection,
  "site-map": SiteMapSection,
  teams: TeamsSection,
};
