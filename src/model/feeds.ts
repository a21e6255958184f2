/** Lists the formats of news feeds and their paths. Editors may link to feeds as to pages. */
import type { Language } from "../i18n/languages";
import { ARTICLES_FOLDER } from "./views/routes";

/** Media types by file extension: Atom (RFC 4287, section 7), JSON Feed (jsonfeed.org/version/1.1, "MIME types"). */
export const FEED_TYPES = { xml: "application/atom+xml", json: "application/feed+json" } as const;

export type FeedFormat = keyof typeof FEED_TYPES;

export const FEED_FORMATS = Object.keys(FEED_TYPES) as FeedFormat[];

/** Returns a feed's route without language, as in an editor's link. */
export function feedRoute(format: FeedFormat): string {
  return `${ARTICLES_FOLDER}feed.${format}`;
}

export function feedPath(language: Language, format: FeedFormat): string {
  return `/${language}${feedRoute(format)}`;
}
