/** Features that the site uses although one of the oldest browsers lacks them, and what these browsers show instead. */
export interface Exception {
  /** As MDN names them, and `npm run check:browsers` reports them. */
  features: readonly string[];
  /** Files, beginnings of paths with `*`, or `everywhere`. */
  places: readonly string[];
  /** What a visitor has without the feature. */
  fallback: string;
  /** The test that takes it away. There is none where nothing is lost that anybody reads or acts on. */
  test?: string;
}
