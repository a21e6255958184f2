import type { Section } from "../model/sections";
import type { PageView } from "../model/page-view";
import { componentOf } from "./load-sections";

interface SectionsProps {
  view: PageView;
  /** Without it, all sections of the page. */
  sections?: readonly Section[] | undefined;
  /** The part of the page that they stand after; without it, those that name none. */
  after?: string | undefined;
  /** Whether the first of them is the top of the page. */
  isTop?: boolean;
  /** Whether nothing follows but the closing band. */
  isEnd?: boolean;
}

/** The sections of a page, in the editor's order. */
export function Sections({
  view,
  sections = view.content.sections ?? [],
  after,
  isTop = false,
  isEnd = false,
}: SectionsProps) {
  return sections.map((section, index) => {
    if (section.after !== after) return null;
    const Component = componentOf(section);
    return (
      <Component
        key={"id" in section ? section.id : index}
        section={section}
        view={view}
        isTop={isTop && index === 0}
        isLast={isEnd && index === sections.length - 1}
      />
    );
  });
}
