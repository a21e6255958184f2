import type { Section, SectionType } from "../model/sections";
import type { PageView } from "../model/page-view";

const WITH_PICTURES: readonly SectionType[] = ["figure", "listing", "projects", "screens"];

/** Whether the first picture of a page stands above all sections: its own, or the project that proves an offer. */
function standsAbove({ content }: PageView): boolean {
  return content.picture !== undefined || "proof" in content;
}

/** @returns which of the page's sections holds the first picture of the page (quality V13); -1 where it stands elsewhere. */
export function firstPictureIn(view: PageView): number {
  const sections: readonly Section[] = view.content.sections ?? [];
  return standsAbove(view) ? -1 : sections.findIndex(hasPictures);
}

/** @returns whether no picture stands above the related pages at the page's end. */
export function isFirstAtEnd(view: PageView): boolean {
  return !standsAbove(view) && firstPictureIn(view) < 0;
}

function hasPictures(section: Section): boolean {
  return WITH_PICTURES.includes(section.type) || (section.type === "related" && section.as === "cards");
}
