/** A run of escaped bytes, or a percent sign that escapes no byte. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/giu;

/**
 * Re-encodes invalid UTF-8 escapes in the URL as Latin-1, which old programs wrote. Gatsby's router and its scrolling
 * would throw on them. Also removes needless escapes: `/%65n/` becomes `/en/` (RFC 3986, section 6.2.2.2).
 */
export function repairUrlEscapes(): void {
  const repaired = location.href.replace(ESCAPES, repairRun);
  if (repaired !== location.href) history.replaceState(history.state, "", repaired);
}

function repairRun(run: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(run));
  } catch {
    // `unescape` decodes Latin-1. All browsers have it (ECMAScript, Annex B).
    return encodeURIComponent(unescape(run));
  }
}
