import { LANGUAGES } from "../languages/languages";
import type { MessageId } from "../languages/messages";
import type { Site } from "../routes/site";
import { structuredData, type StructuredData } from "../structured-data/structured-data";
import { readMessages } from "./language-packs";

const ELEMENT = /<script type="application\/ld\+json">[\s\S]*?<\/script>/gu;

/**
 * What each document says about its page. React knows nothing of it and no data of the page carry it: it costs a browser
 * nothing but the bytes in the document (docs/decisions/0018-crawlers.md).
 * @returns a function that gives the structured data of the page at an address, if it has any
 */
export function structuredDataOf(site: Site): (pagePath: string) => StructuredData | undefined {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const messages = new Map(LANGUAGES.map((language) => [language, readMessages(language)]));
  return (pagePath) => {
    const page = pages.get(pagePath);
    return page && structuredData(site, page, (id: MessageId) => messages.get(page.language)?.[id] ?? "");
  };
}

/**
 * Gatsby takes pages over from the last build: what stands there already goes first.
 * @param html a built page
 * @param data what belongs into it, if anything
 * @returns the page with one element of structured data at the end of its head, or none
 */
export function withStructuredData(html: string, data: StructuredData | undefined): string {
  const bare = html.replace(ELEMENT, "");
  if (!data) return bare;
  // No text may end the element (HTML, "restrictions for contents of script elements").
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return bare.replace("</head>", (end) => `<script type="application/ld+json">${json}</script>${end}`);
}
