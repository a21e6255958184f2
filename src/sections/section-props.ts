import type { Section, SectionType } from "../model/sections";
import type { PageView } from "../model/page-view";

/** Props of every section: its fields, and the page with cards and lists. */
export interface SectionProps<T extends SectionType> {
  section: Extract<Section, { type: T }>;
  view: PageView;
  /** Whether its heading is the page's `h1`. */
  isTop?: boolean;
  /** Whether it is the page's last section, which has a margin below. */
  isLast: boolean;
}
