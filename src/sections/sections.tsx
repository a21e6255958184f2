import type { ReactNode } from "react";
import { Later } from "../components/later/later";
import type { Section } from "../model/sections";
import type { PageView } from "../model/page-view";
import { firstPictureIn } from "./first-picture";
import { componentOf } from "./load-sections";

interface SectionsProps {
  view: PageView;
  /** The part of the page that they stand after; without it, those that name none. */
  after?: string | undefined;
  /** Whether the first of them is the top of the page. */
  isTop?: boolean;
  /** Whether nothing follows but the closing band. */
  isEnd?: boolean;
}

/** The sections of a page, in the editor's order. */
export function Sections({ view, after, isTop = false, isEnd = false }: SectionsProps) {
  const sections: readonly Section[] = view.content.sections ?? [];
  const firstPicture = firstPictureIn(view);
  const parts: ReactNode[] = [];
  let untilPicture = 0;
  sections.forEach((section, index) => {
    if (section.after !== after) return;
    const Component = componentOf(section);
    parts.push(
      <Component
        key={"id" in section ? section.id : index}
        section={section}
        view={view}
        isTop={isTop && index === 0}
        isLast={isEnd && index === sections.length - 1}
        hasFirstPicture={index === firstPicture}
      />,
    );
    if (index === firstPicture) untilPicture = parts.length;
  });
  return laterFrom(isTop ? 1 : 0, laterFrom(untilPicture, parts));
}

/** @returns the parts, the first ones as they are, the others later; all as they are where there are no first ones */
const laterFrom = (count: number, parts: ReactNode[]): ReactNode[] =>
  count > 0 ? [...parts.slice(0, count), <Later key="later">{parts.slice(count)}</Later>] : parts;
