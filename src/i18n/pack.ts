/** The data that all pages of a language share, a file per language (gatsby/files/language-packs.ts). */
import type { Company } from "../model/site-files";
import type { LineLetter } from "../model/views/line-letter";
import type { PageLink } from "../model/views/page-link";
import type { Language } from "./languages";
import type { CompiledMessages } from "./messages";

export interface MenuItem {
  label: string;
  path?: string;
  lines?: MenuLine[];
  links?: PageLink[];
}

export interface MenuLine {
  line: LineLetter;
  /** The topic of the line, as a visitor's question. */
  question?: string;
  links: PageLink[];
}

/** The company's name as a drawing, in units of the typeface. */
export interface Wordmark {
  /** The font size in units. */
  em: number;
  /** The line height in units, which includes the space above and below the letters. */
  height: number;
  words: { path: string; width: number }[];
}

export interface LanguagePack {
  language: Language;
  messages: CompiledMessages;
  /** The echo of the heading above the footer's address. */
  addressEcho?: string | undefined;
  lines: Record<LineLetter, { name: string }>;
  menus: {
    main: MenuItem[];
    footer: { heading: string; echo: string; links: PageLink[] }[];
    legal: PageLink[];
  };
  company: Pick<Company, "name" | "legalName" | "street" | "postalCode" | "city" | "phone" | "phoneLink" | "email"> & {
    careerEmail: string;
    hours: string;
    /** Missing if the typeface lacks a letter of the name. */
    wordmark?: Wordmark;
  };
}
