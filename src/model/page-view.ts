import type { LineLetter } from "./views/line-letter";
import type { ContactFormView } from "../contact/contact-form-view";
import type { DeclaredField } from "../content/declared-fields";
import type { BodyPart } from "../content/compile/markdown-to-html";
import type { Language } from "../i18n/languages";
import type { Card } from "./views/card";
import type { ContentOf, Kind } from "./kinds";
import type { ListPages, PageLink } from "./views/page-link";
import type { GatesView, PlannerView } from "./views/planner";
import type { SheetView } from "./views/sheet";
import type { SectionType } from "./sections";

/** At an even pace (src/site/reading-times.ts). */
export interface ReadingTimes {
  /** The whole article, in minutes: one at least. */
  minutes: number;
  /** For each part of the body, the seconds until a reader reaches it. */
  starts: number[];
}

export interface SiteMapGroup {
  label: string;
  path?: string;
  /** The kind of its pages, where that is what they have in common. */
  of?: "landing" | "legal";
  links: PageLink[];
}

/** A page's fare in words, formatted by the build, so that no other page carries them. */
export interface FareView {
  facts: { term: string; value: string }[];
  /** Net of VAT, and what that means. */
  note: string;
  lists: { heading: string; items: readonly string[] }[];
  /** The page of fares, where the site has it. */
  more?: { path: string; label: string };
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
  echo: { title?: string };
  content: ContentOf<K>;
  /** The URL of the picture that the page shows first, if that is a drawing: the browser preloads it. */
  firstPicture?: string;
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
  /** Where the page shows the teams: how many vacancies each line has. */
  openings?: Partial<Record<LineLetter, number>>;
  /** Where the page is a vacancy: whom applicants ask. */
  manager?: string;
  /** How long an article takes. */
  reading?: ReadingTimes;
  /** Where the page tells of a firm that had no part in it: the note that says so; the build adds it. */
  sampleNote?: string;
  /** Where the page has a price; the build adds it. */
  fare?: FareView;
  /** Where the page has planners: what their tickets say, by the section's id; the build adds it. */
  planners?: Record<string, PlannerView>;
  /** Where the page begins with the sign, and the list of services with a planner: that one; the build adds it. */
  gates?: GatesView;
  /** Where the page has sheets: what they say beside their fields, by the section's id; the build adds it. */
  sheets?: Record<string, SheetView>;
  /** What the page says of itself to search engines, as JSON that may stand in HTML; the build adds it. */
  structuredData?: string;
  /** Where the page has contact forms: what they need beside their fields, by the section's id; the build adds it. */
  contactForms?: Record<string, ContactFormView>;
}

/** The catalogue of sections, which only `npm run develop` has (docs/decisions/0012-catalogue.md). */
export interface CataloguePage {
  language: Language;
  sections: CatalogueSection[];
}

export interface CatalogueSection {
  type: SectionType;
  /** The declaration's own sentence: "a picture with a caption". */
  about: string;
  fields: DeclaredField[];
  /** The example's file, and its text, to copy. */
  file: string;
  source: string;
  /** A page that holds the example and nothing else. */
  view: PageView;
}
