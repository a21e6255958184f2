import type { Event } from "../../content/parts";
import type { Category } from "./categories";
import type { Kind } from "../kinds";
import type { LineLetter } from "./line-letter";
import type { Picture } from "./picture";

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
