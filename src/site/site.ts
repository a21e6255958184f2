/** The computed site: plain data, derived from the content before Gatsby starts. */
import type { Entry } from "../content/load";
import type { Language } from "../i18n/languages";
import type { Content, Kind } from "../model/kinds";
import type { FactsFile } from "../model/facts-file";
import type { Redirects } from "../model/redirects-file";
import type { Navigation } from "../model/navigation-file";
import type { Company, Lines } from "../model/site-files";

/** A published page in one language. */
export interface SitePage extends Entry {
  path: string;
  kind: Kind;
  content: Content;
  label: string;
  /** The number of a page of a paginated list, from 2. */
  number?: number;
  isIndexable: boolean;
  isListed: boolean;
  /** True after an event, or if a vacancy is filled. */
  isPast: boolean;
  /** True from the second day of an event to its last. */
  isOngoing: boolean;
}

export interface Site {
  /** `YYYY-MM-DD` in Europe/Berlin. */
  today: string;
  company: Company;
  lines: Lines;
  navigation: Navigation;
  redirects: Redirects;
  /** The optional file of facts. */
  facts?: FactsFile;
  pages: SitePage[];
  find(language: Language, route: string): SitePage | undefined;
}
