/** Texts of rendered elements. */

/** Removes soft hyphens, and replaces white space and no-break spaces by single spaces. */
export function normalizeText(text: string): string {
  return text.replaceAll("\u00ad", "").replace(/\s+/gu, " ").trim();
}

export function textOf(element: Element | null | undefined): string {
  return normalizeText(element?.textContent ?? "");
}

/** Returns an element's label, or else its text without parts that are hidden from assistive technology. */
function spokenTextOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label) return label;
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden='true']")) hidden.remove();
  return textOf(copy);
}

/** Lists links in document order, each with its spoken text and `href`. */
export function listLinks(element: Element): [name: string, href: string | null][] {
  return [...element.querySelectorAll("a")].map((link) => [spokenTextOf(link), link.getAttribute("href")]);
}

/** Lists the spoken texts of matching elements in document order. */
export function listSpokenTexts(element: Element, selector: string): string[] {
  return [...element.querySelectorAll(selector)].map(spokenTextOf);
}
