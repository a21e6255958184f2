import { useDeferredValue, useSyncExternalStore } from "react";
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

/** More than that no screen holds below a page's heading. */
const AT_ONCE = 2;

/**
 * The sections of a page, in the editor's order. On a page that takes the place of another, those below the screen come in a
 * task after the one that shows its heading (docs/decisions/0034-below-screen.md).
 */
export function Sections({ view, after, isTop = false, isEnd = false }: SectionsProps) {
  const sections: readonly Section[] = view.content.sections ?? [];
  const firstPicture = firstPictureIn(view);
  const isLater = useSyncExternalStore(never, isLeftBelow, () => false);
  const count = useDeferredValue(sections.length, isLater ? AT_ONCE : sections.length);
  return sections.flatMap((section, index) => {
    if (section.after !== after || index >= count) return [];
    const Component = componentOf(section);
    const key = "id" in section ? section.id : index;
    return (
      <Component
        key={key}
        section={section}
        view={view}
        isTop={isTop && index === 0}
        isLast={isEnd && index === sections.length - 1}
        hasFirstPicture={index === firstPicture}
      />
    );
  });
}

const never = () => () => undefined;

/** As the runtime says before it shows a page that begins at its top (src/browser/route-update.ts). */
const isLeftBelow = (): boolean => !("whole" in document.documentElement.dataset);
