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

/** Of sections that follow each other. Three are higher than most screens; on a higher one the fourth fades in with them. */
const AT_ONCE = 3;

/**
 * The sections of a page, in the editor's order. On a page that takes the place of another, those below the screen come in a
 * task after the one that shows its heading (docs/decisions/0034-below-screen.md).
 */
export function Sections({ view, after, isTop = false, isEnd = false }: SectionsProps) {
  const sections: readonly Section[] = view.content.sections ?? [];
  const firstPicture = firstPictureIn(view);
  const beginsAtTop = useSyncExternalStore(never, isLeftBelow, () => false);
  const count = useDeferredValue(Infinity, beginsAtTop ? AT_ONCE : Infinity);
  const here = sections.flatMap((section, index) => {
    if (section.after !== after) return [];
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
  return here.slice(0, count);
}

const never = () => () => undefined;

/** As the runtime says before it shows a page that begins at its top (src/browser/route-update.ts). */
const isLeftBelow = (): boolean => !("whole" in document.documentElement.dataset);
