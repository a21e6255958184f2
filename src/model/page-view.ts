import type { LineLetter } from "./views/line-letter";
import type { FormName } from "../contact/form-fields";
import type { DeclaredField } from "../content/declared-fields";
import type { BodyPart } from "../content/compile/markdown-to-html";
import type { Language } from "../i18n/languages";
import type { Card } from "./views/card";
import type { FareMap } from "./views/fare-map";
import type { ContentOf, Kind } from "./kinds";
import type { ListPages, PageLink } from "./views/page-link";
import type { PlannerView } from "./views/planner";
import type { SheetView } from "./views/sheet";
import type { SectionType } from "./sections";

export interface SiteMapGroup {
  label: string;
  path?: string;
  /** The common kind of its pages, if any. */
  of?: "landing" | "legal";
  links: PageLink[];
}

/** A page's price as text. The build formats it, so that pages without a price do not load the messages. */
export interface FareView {
  /** The price in the page's head: the total, its terms, and the way to the form. */
  head: { price: string; terms: readonly [string, string]; enquiry: { path: string; label: string } };
  facts: { term: string; value: string }[];
  /** States that the price excludes VAT. */
  note: string;
  lists: { heading: string; items: readonly string[] }[];
  /** The page of fares, if the site has one. */
  more?: { path: string; label: string };
}

/** The page data of a contact form or an application form, beside the section's fields (src/site/page-view/contact-form.ts). */
export interface ContactFormView {
  name: FormName;
  /** The URL or path that the form posts to. Without an endpoint the page offers telephone and e-mail. */
  endpoint?: string;
  /** The path of the page after success. */
  confirmation: string;
  /** The path of the privacy policy. */
  privacy: string;
  /** The retention period of applications as text, from the fact `applicationsKept`. */
  kept?: string;
  /** Fields sent with every message: language, confirmation, fields of the form service, and the position applied for. */
  hidden: { name: string; value: string }[];
}

/** Everything that a page shows: the page's data in the browser. */
export interface PageView<K extends Kind = Kind> {
  route: string;
  path: string;
  language: Language;
  kind: K;
  headTitle: string;
  description: string;
  label: string;
  /** The path of the same page in the other language, or of its closest replacement. */
  counterpart: string;
  /** Languages of the page for search engines; empty if it is not indexed. */
  alternates: { language: Language; path: string }[];
  /** Media type and path of each feed with the page's news. */
  feeds?: [type: string, path: string][];
  canonical: string;
  isIndexable: boolean;
  /** Set if the campaign or event has ended, or the vacancy has been filled. */
  isPast: boolean;
  /** The breadcrumb, from the home page to the page's parent. */
  breadcrumb: PageLink[];
  /** The page's title in the second language. */
  echo?: string;
  content: ContentOf<K>;
  /** The URL of the page's first picture if it is a drawing. The browser preloads it. */
  firstPicture?: string;
  /** The markdown after the front matter as HTML, split at its headings. */
  body: BodyPart[];
  /** Data of linked pages, by route. */
  cards: Record<string, Card>;
  /** Routes in order, by list. */
  lists: Record<string, string[]>;
  pages?: ListPages;
  related: string[];
  siteMap?: SiteMapGroup[];
  lineTexts?: Partial<Record<LineLetter, string>>;
  /** Number of vacancies per line, if the page shows the teams. */
  openings?: Partial<Record<LineLetter, number>>;
  manager?: string;
  /** The note that a named company was not involved. */
  sampleNote?: string;
  /** The size of a title beside a code (src/templates/shared/code-hero.module.css). */
  titleSize?: "short" | "medium" | "long";
  fare?: FareView;
  fareMap?: FareMap;
  planner?: PlannerView;
  pay?: Pick<FareView["head"], "price" | "terms">;
  /** Computed texts of sheets, by the section's id. */
  sheets?: Record<string, SheetView>;
  /** Structured data as JSON, escaped for HTML. */
  structuredData?: string;
  /** Computed texts of contact forms, by the section's id. */
  contactForms?: Record<string, ContactFormView>;
}

/** The catalogue of sections in `npm run develop` (docs/decisions/0002-content-check.md). */
export interface CataloguePage {
  language: Language;
  sections: CatalogueSection[];
}

/** The context of the catalogue, which replaces a node. */
export interface CatalogueContext {
  catalogue: CataloguePage;
}

export interface CatalogueSection {
  type: SectionType;
  /** The declaration's sentence: "a picture with a caption". */
  about: string;
  fields: DeclaredField[];
  /** The example's file and its text, to copy. */
  file: string;
  source: string;
  /** A page with nothing but the example. */
  view: PageView;
}
