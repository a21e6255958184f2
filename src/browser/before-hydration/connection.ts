/** What Chromium says of the line (WICG, Network Information API); other browsers say nothing. */
interface Connection {
  /** The visitor wants to spare it. */
  saveData?: boolean;
  /** `slow-2g` to `4g`. */
  effectiveType?: string;
  /** From asking to the answer's first byte, as it has been of late, rounded: ms. */
  rtt?: number;
}

export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
