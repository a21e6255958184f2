export interface Picture {
  /** From the project's root. */
  file: string;
  alt?: string;
  decorative?: boolean;
  /** What stays in view where it is cropped: left, top, right and bottom edge in per cent. */
  focus?: readonly number[];
  /** Whether it is the first of its page (src/site/page-view/first-picture.ts). */
  isFirst?: boolean;
}
