/** Bytes that are escaped, or a percent sign that escapes none. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/giu;

/**
 * Mends escapes that are no UTF-8 in path and fragment: Gatsby's router and its scrolling decode both, and would fail.
 * Old programs mean Latin-1 by them.
 */
export function mendAddress(): void {
  const { pathname, search, hash } = location;
  const mended = mend(pathname) + search + mend(hash);
  if (mended !== pathname + search + hash) history.replaceState(history.state, "", mended);
}

function mend(part: string): string {
  return part.replace(ESCAPES, (run) => {
    try {
      decodeURIComponent(run);
      return run;
    } catch {
      // Of Annex B of ECMAScript, and in every browser: it reads Latin-1.
      return encodeURIComponent(unescape(run));
    }
  });
}
