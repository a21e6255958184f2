/** What a page's Head puts into the document, read back from its HTML. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** @returns the document that a browser makes of a Head. */
export function documentOf(head: ReactElement): Document {
  return new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
}

/** @returns the content of a meta element, by its name or property. */
export function metaIn(page: Document, name: string): string | null | undefined {
  return page.querySelector(`meta[name='${name}'], meta[property='${name}']`)?.getAttribute("content");
}
