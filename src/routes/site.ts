/** The site as the pages see it: plain data, computed once from the content, before Gatsby hears of it. */
import type { ContactFormView } from "../contact/contact-form-view";
import type { Event } from "../content/parts";
import type { BodyPart } from "../content/markdown";
import type { Language } from "../languages/languages";
import type { Content, ContentOf, Kind } from "../model/kinds";
import type { Category } from "../model/categories";
import type { Company, LineLetter, Lines, Navigation, Redirects } from "../model/site-files";

/** A page in a menu, a breadcrumb or a list of links. */
export interface PageLink {
  path: string;
  label: string;
}

export interface Picture {
  /** From the project's root. */
  file: string;
  alt?: string;
  decorative?: boolean;
  /** What stays in view where it is cropped: left, top, right and bottom edge in per cent. */
  focus?: readonly number[];
}

/** What a list or a card shows of another page. */
export interface Card {
  path: string;
  kind: Kind;
  title: string;
  /** The page's short name, where it has one. */
  label?: string;
  /** One sentence about the page, where it is shown. */
  text?: string;
  line?: LineLetter;
  code?: string;
  /** `YYYY-MM-DD`: an article's date, a vacancy's posting, a fair's first day. */
  date?: string;
  category?: Category;
  question?: string;
  sector?: string;
  year?: number;
  /** The three facts of a project's pass. */
  stub?: { from: string; to: string; time: string };
  place?: string;
  remote?: string;
  closes?: string;
  event?: Event & { isPast: boolean };
  picture?: Picture;
}

/** At an even pace (src/routes/reading-times.ts). */
export interface ReadingTimes {
  /** The whole article, in minutes: one at least. */
  minutes: number;
  /** For each part of the body, the seconds until a reader reaches it. */
  starts: number[];
}

/** Where a page stands among the pages of a long list. */
export interface ListPages {
  here: number;
  count: number;
  /** The first page's path; the others' end in their number. */
  first: string;
  words: { page: string; newer: string; older: string };
}

export interface SiteMapGroup {
  label: string;
  path?: string;
  links: PageLink[];
}

/** All that one page shows. It is the page's data in the browser: nothing in it is for other pages. */
export interface PageView<K extends Kind = Kind> {
  route: string;
  path: string;
  language: Language;
  kind: K;
  headTitle: string;
  description: string;
  label: string;
  /** The same page in the other language, or what comes nearest to it. */
  counterpart: string;
  /** The languages of the page for search engines; empty where the page is not for them. */
  alternates: { language: Language; path: string }[];
  /** Media type and path of each feed of what the page tells of. */
  feeds?: [type: string, path: string][];
  canonical: string;
  isIndexable: boolean;
  /** Whether the campaign or event is over, or the vacancy filled. */
  isPast: boolean;
  /** The breadcrumb, from the home page to the page's parent. */
  trail: PageLink[];
  /** Short signs in the other language: the page's title, and section headings by id. */
  echo: { title?: string; parts: Record<string, string> };
  content: ContentOf<K>;
  /** The markdown after the front matter as HTML, cut at its headings. */
  body: BodyPart[];
  /** What is known of other pages that this one shows, by route. */
  cards: Record<string, Card>;
  /** Routes in order, by what is listed. */
  lists: Record<string, string[]>;
  /** Where a list of the page goes on. */
  pages?: ListPages;
  related: string[];
  siteMap?: SiteMapGroup[];
  /** Where the page shows the lines: the parts of the list of services that there are (`#line-a`), by letter. */
  partsOfLines?: Partial<Record<LineLetter, string>>;
  /** How long an article takes. */
  reading?: ReadingTimes;
  /** Where the page has a contact form; the build adds it. */
  contactForm?: ContactFormView;
}

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
}

export interface Site {
  /** `YYYY-MM-DD` in Europe/Berlin. */
  today: string;
  company: Company;
  lines: Lines;
  navigation: Navigation;
  redirects: Redirects;
  pages: SitePage[];
  find(language: Language, route: string): SitePage | undefined;
}
