import path from "node:path";
import { LANGUAGES } from "../../../src/i18n/languages";
import { CATEGORIES } from "../../../src/model/views/categories";
import { FEED_FORMATS, type FeedFormat, feedPath } from "../../../src/model/feeds";
import { writeIfChanged } from "../../../src/write-if-changed";
import type { Site } from "../../../src/site/site";
import { readMessages } from "../../../src/site/format-message";
import { buildAtomFeed } from "./atom";
import { buildJsonFeed } from "./json-feed";
import { createNewsFeed } from "./news-feed";

const FORMATS: Readonly<Record<FeedFormat, typeof buildAtomFeed>> = { xml: buildAtomFeed, json: buildJsonFeed };

/** Soft hyphens and word joiners, which would disturb search and sorting by titles. */
const INVISIBLE = /[\u00ad\u2060]/gu;

/** Writes the news of each language in each format (quality F7). @param folder the built site */
export function writeFeeds(site: Site, folder: string): void {
  for (const language of LANGUAGES) {
    const feed = createNewsFeed(site, language);
    if (!feed) continue;
    const messages = readMessages(language);
    const names = Object.fromEntries(CATEGORIES.map((key) => [key, messages[`category.${key}`] ?? key]));
    for (const format of FEED_FORMATS)
      writeIfChanged(
        path.join(folder, feedPath(language, format)),
        FORMATS[format](feed, names).replace(INVISIBLE, ""),
      );
  }
}
