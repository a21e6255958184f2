/** What a visitor reads, taken out of rendered elements. */

/** @returns the text with one space for any white space, no-break spaces included, and without soft hyphens. */
export function plain(text: string): string {
  return text.replaceAll("\u00ad", "").replace(/\s+/gu, " ").trim();
}

/** @returns the text of an element, made plain. */
export function textOf(element: Element | null | undefined): string {
  return plain(element?.textContent ?? "");
}

/** @returns the text without what is kept from assistive technology. */
export function spokenTextOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden='true']")) hidden.remove();
  return textOf(copy);
}

/** @returns every link as its spoken text and its address, in order. */
export function linksIn(element: Element): [name: string, href: string | null][] {
  return [...element.querySelectorAll("a")].map((link) => [spokenTextOf(link), link.getAttribute("href")]);
}

/** @returns the spoken text of every element that a selector finds, in order. */
export function textsOf(element: Element, selector: string): string[] {
  return [...element.querySelectorAll(selector)].map(spokenTextOf);
}
