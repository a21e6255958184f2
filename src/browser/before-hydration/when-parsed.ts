/** Calls `act` once the document is parsed: before `DOMContentLoaded`, which waits for deferred scripts. */
export function whenParsed(act: () => void): void {
  document.addEventListener("readystatechange", act, { once: true });
}
