import type { SectionContent, SectionType } from "../model/sections";
import { getSectionComponent } from "./load-sections";
import type { SectionProps } from "./section-frame";

interface SectionsProps extends Pick<SectionProps<SectionType>, "view" | "isTop" | "ground"> {
  /** All sections of the page by default. */
  sections?: readonly SectionContent[] | undefined;
  /** The part of the page that they follow. By default, sections that name no part. */
  after?: string | undefined;
  /** Whether only the closing band follows. */
  isEnd?: boolean;
}

/** Renders sections of a page, in the editor's order. */
export function Sections({
  view,
  sections = view.content.sections ?? [],
  after,
  isTop = false,
  ground = "paper",
  isEnd = false,
}: SectionsProps) {
  return sections.map((section, index) => {
    if (section.after !== after) return null;
    const Component = getSectionComponent(section);
    return (
      <Component
        key={"id" in section ? section.id : index}
        section={section}
        view={view}
        isTop={isTop && index === 0}
        ground={ground}
        isLast={isEnd && index === sections.length - 1}
      />
    );
  });
}
