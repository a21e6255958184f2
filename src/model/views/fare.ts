/** What a page shows of its fare, in words: the build says them, so that no other page carries them. */
export interface FareView {
  facts: { term: string; value: string }[];
  /** Net of VAT, and what that means. */
  note: string;
  lists: { heading: string; items: readonly string[] }[];
  /** The page of fares, where the site has it. */
  more?: { path: string; label: string };
}
