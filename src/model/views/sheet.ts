/** A row of an invoice: words, days and amount in the language's format. */
export interface BillRow {
  name: string;
  /** Missing in rows about money only. */
  days?: string;
  amount: string;
  /** Marks the row with the total. */
  isTotal?: true;
}

/** Computed texts of a sheet's invoice. */
export interface BillView {
  columns: [name: string, days: string, amount: string];
  work: BillRow[];
  sums: BillRow[];
}

/** Computed texts of a sheet, formatted by the build. */
export interface SheetView {
  mark: string;
  notice: string;
  /** The company's name, address and contact. */
  sender: { name: string; place: string; reach: string };
  /** Invoices by index of their part. */
  bills: (BillView | null)[];
  /** The printed PDF: its path, and a note such as `PDF, 1 page, 34 KB`. */
  file?: { path: string; note: string };
}
