/** What all pages of one language share. One file per language, made by the build (gatsby/files/language-packs.ts). */
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
  /** What it is about, as a visitor would ask. */
  question?: string;
  links: PageLink[];
}

export interface LineInfo {
  name: string;
  text: string;
}

/** The company's name as a drawing, in units of which `em` are the size of type. */
export interface Wordmark {
  em: number;
  /** Of a line of the typeface: each drawing has it above and below its letters. */
  height: number;
  words: { path: string; width: number }[];
}

export interface LanguagePack {
  language: Language;
  messages: CompiledMessages;
  /** What the footer's address is headed with in the other language. */
  addressEcho?: string | undefined;
  /** Those that there are, in their order. */
  lines: Record<LineLetter, LineInfo>;
  menus: {
    main: MenuItem[];
    footer: { heading: string; echo: string; links: PageLink[] }[];
    legal: PageLink[];
    /** Where it says what pages weigh, and how to check it. */
    weight?: string | undefined;
  };
  company: {
    name: string;
    /** Missing where the typeface lacks a letter of the name. */
    wordmark?: Wordmark;
    legalName: string;
    street: string;
    postalCode: string;
    city: string;
    phone: string;
    phoneLink: string;
    email: string;
    careerEmail: string;
    siteUrl: string;
    hours: string;
  };
}
