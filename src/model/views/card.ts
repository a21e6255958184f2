import type { Event } from "../../content/shared-fields";
import type { Kind } from "../kinds";
import type { Category } from "./categories";
import type { FareRow } from "./fare-map";
import type { LineLetter } from "./line-letter";

export interface PictureField {
  /** From the project's root. */
  file: string;
  alt?: string;
  decorative?: boolean;
  /** The part that a crop keeps: left, top, right, bottom in per cent. */
  focus?: readonly number[];
  /** Set for the first picture of a page (src/site/page-view/first-picture.ts). */
  isFirst?: boolean;
}

type Range = { from: number; to: number };

/** Data of a linked page, for a list or a card. */
export interface Card {
  path: string;
  kind: Kind;
  title: string;
  label?: string;
  text?: string;
  line?: LineLetter;
  code?: string;
  /** `YYYY-MM-DD`: an article's date, a vacancy's posting date, a fair's first day. */
  date?: string;
  category?: Category;
  question?: string;
  fare?: FareRow;
  sector?: string;
  year?: number;
  /** The three facts of a project's pass. */
  stub?: { from: string; to: string; time: string };
  place?: string;
  /** Hours a week, and euros a year for the maximum of hours. */
  hours?: Range;
  salary?: Range;
  closes?: string;
  /** `isOngoing` is set from the second day to the last. */
  event?: Event & { isPast: boolean; isOngoing?: boolean };
  picture?: PictureField;
}
