import type { Event } from "../../content/parts";
import type { Kind } from "../kinds";
import type { Category } from "./categories";
import type { LineLetter } from "./line-letter";

export interface Picture {
  /** From the project's root. */
  file: string;
  alt?: string;
  decorative?: boolean;
  /** The part that a crop keeps: left, top, right and bottom edge in per cent. */
  focus?: readonly number[];
  /** Whether it is the first of its page (src/site/page-view/first-picture.ts). */
  isFirst?: boolean;
}

type Range = { from: number; to: number };

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
  /** What it costs, in words, in a list of fares; the build adds it. */
  fare?: string;
  sector?: string;
  year?: number;
  /** The three facts of a project's pass. */
  stub?: { from: string; to: string; time: string };
  place?: string;
  /** Hours a week, and euros a year for the most of them. */
  hours?: Range;
  salary?: Range;
  closes?: string;
  /** `isOn` from its second day to its last. */
  event?: Event & { isPast: boolean; isOn?: boolean };
  picture?: Picture;
}
