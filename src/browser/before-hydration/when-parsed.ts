/**
 * Once the whole document is there. `DOMContentLoaded` comes later: it waits for the scripts at the document's end.
 * @param act is called once
 */
export function whenParsed(act: () => void): void {
  document.addEventListener("readystatechange", act, { once: true });
}
