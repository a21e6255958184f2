import type { Section, SectionType } from "../model/sections";
import type { PageView } from "../model/page-view";

/** What every section gets: its own fields, and the page it stands on for cards and lists. */
export interface SectionProps<T extends SectionType> {
  section: Extract<Section, { type: T }>;
  view: PageView;
  /** Whether it is the top of the page, and its heading the page's. */
  isTop?: boolean;
  /** Whether it is the last of the page, and brings its own distance to what follows. */
  isLast: boolean;
}
