/** What a detector says of a page: what is wrong, and where, so that a picture of it can be taken. */
export interface Finding {
  what: string;
  /** In pixels from the page's upper left corner. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** @returns a finding in a line, as a test reports it */
export function describe({ what, left, top }: Finding): string {
  return `${what} at ${Math.round(left)}, ${Math.round(top)}`;
}
