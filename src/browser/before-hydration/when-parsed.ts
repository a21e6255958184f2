/** Calls `callback` when the document is parsed, before `DOMContentLoaded`, which waits for deferred scripts. */
export function whenParsed(callback: () => void): void {
  document.addEventListener("readystatechange", callback, { once: true });
}
