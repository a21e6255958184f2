/** Bytes that are escaped, or a percent sign that escapes none. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/giu;

/**
 * Mends escapes that are no UTF-8: Gatsby's router and its scrolling decode path and fragment, and would fail. Old programs
 * mean Latin-1 by them. A letter that needs no escape has none then (RFC 3986, 6.2.2.2): `/%65n/` names English.
 */
export function repairUrlEscapes(): void {
  const mended = location.href.replace(ESCAPES, mend);
  if (mended !== location.href) history.replaceState(history.state, "", mended);
}

function mend(run: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(run));
  } catch {
    // Of Annex B of ECMAScript, and in every browser: it reads Latin-1.
    return encodeURIComponent(unescape(run));
  }
}
