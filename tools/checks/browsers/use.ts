/** A feature of the web that a file uses. */
export interface Use {
  /** As MDN names it (`css.selectors.has`), or how to mend it begins with it. */
  feature: string;
  /** The oldest browsers that lack it: `Firefox 115`. */
  lacking: readonly string[];
  line: number;
  column: number;
}

/** A use, and where. */
export interface Finding extends Use {
  /** From the project's root, with slashes. */
  file: string;
}
