/** The site as the pages see it: plain data, computed once from the content, before Gatsby hears of it. */
import type { BodyPart } from "../content/compile/markdown-to-html";
import type { Language } from "../i18n/languages";
import type { Content, Kind } from "../model/kinds";
import type { FactsFile } from "../model/facts-file";
import type { Redirects } from "../model/redirects-file";
import type { Navigation } from "../model/navigation-file";
import type { Company, Lines } from "../model/site-files";

/** One published page in one language, with what the site knows about it. */
export interface SitePage {
  route: string;
  path: string;
  language: Language;
  kind: Kind;
  content: Content;
  body: BodyPart[];
  label: string;
  /** Which page of its list it is, from 2; the first has no number. */
  number?: number;
  isIndexable: boolean;
  isListed: boolean;
  /** Whether an event is over, or a vacancy is filled. */
  isPast: boolean;
  /** Whether an event has begun, and is not over: in the site only where it is. */
  isOngoing?: boolean;
}

export interface Site {
  /** `YYYY-MM-DD` in Europe/Berlin. */
  today: string;
  company: Company;
  lines: Lines;
  navigation: Navigation;
  redirects: Redirects;
  /** The file of facts, where the company has one. */
  facts?: FactsFile;
  pages: SitePage[];
  find(language: Language, route: string): SitePage | undefined;
}
