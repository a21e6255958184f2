import { withoutWidow, hyphenate } from "../../content/compile/soft-hyphens";
import { type Content, sectionsOf } from "../../model/kinds";
import type { SectionContent } from "../../model/sections";
import type { Site, SitePage } from "../site";
import { createApplicationForm } from "./contact-form";

/** Creates the content that template and sections show. Only its title is hyphenated: heads and feeds have the plain one. */
export function createContentView(site: Site, page: SitePage): Content {
  const { description, headTitle, related, noindex, listed, draft, translation, canonical, ...rest } = page.content;
  if ("fare" in rest) delete rest.fare;
  const title = withoutWidow(hyphenate(rest.title, "heading", page.language));
  const sections = [...sectionsOf(page.content).map(sectionView), ...createApplicationForm(site, page)];
  return { ...rest, title, ...(rest.sections || sections.length > 0 ? { sections } : {}) } as Content;
}

/** Removes fields that the view has in a different form (planner.ts, ../news-pages.ts). */
function sectionView(section: SectionContent): SectionContent {
  if (section.type === "hero-lines" && section.planner)
    return { ...section, planner: { ...section.planner, tickets: [] } };
  if (section.type !== "listing" || !("further" in section)) return section;
  const { further: _further, ...rest } = section;
  return rest;
}
