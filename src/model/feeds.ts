/** The feeds of news: which formats there are, and where their files lie. Editors may link to them as to a page. */
import type { Language } from "../i18n/languages";
import { ARTICLES } from "./views/routes";

/** Atom (RFC 4287, section 7) and JSON Feed 1.1 (jsonfeed.org/version/1.1, "MIME types"), by the file's ending. */
export const FEED_TYPES = { xml: "application/atom+xml", json: "application/feed+json" } as const;

export type FeedFormat = keyof typeof FEED_TYPES;

export const FEED_FORMATS = Object.keys(FEED_TYPES) as FeedFormat[];

/** @returns the address of the feed without language, as an editor writes it in a link. */
export function feedRoute(format: FeedFormat): string {
  return `${ARTICLES}feed.${format}`;
}

/** @returns the path of a language's feed. */
export function feedPath(language: Language, format: FeedFormat): string {
  return `/${language}${feedRoute(format)}`;
}
