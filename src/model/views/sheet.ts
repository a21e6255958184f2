/** A sum of a bill, or one of its lines: words, days and amount as the language writes them. */
export interface BillRow {
  name: string;
  /** None where the row is about money alone. */
  days?: string;
  amount: string;
  /** The last one: what is to be paid. */
  isTotal?: true;
}

/** What is counted for a sheet's bill; the build counts it. */
export interface BillView {
  columns: [name: string, days: string, amount: string];
  work: BillRow[];
  sums: BillRow[];
}

/** What a sheet says beside its own fields; the build says it, so that no other page carries the words. */
export interface SheetView {
  /** One word: that it is a sample. */
  mark: string;
  /** The same in a sentence. */
  notice: string;
  /** Who wrote it: the firm, where it is, how it is reached. */
  sender: { name: string; place: string; reach: string };
  /** The bill of each part, by the part's place. */
  bills: (BillView | null)[];
  /** The PDF, where it has been printed: its address, and what it is (`PDF, 1 page, 34 KB`). */
  file?: { path: string; note: string };
}
