import path from "node:path";
import { LANGUAGES } from "../../../src/i18n/languages";
import { type FeedFormat, feedPath } from "../../../src/model/feeds";
import { writeIfChanged } from "../../../src/write-if-changed";
import type { Site } from "../../../src/site/site";
import { LINE_BREAK_MARKS } from "../../../src/site/structured-data/plain-text";
import { buildAtomFeed } from "./atom";
import { createJsonFeed } from "./json-feed";

/** Writes the news of each language in each format (quality F7). @param folder the built site */
export function writeFeeds(site: Site, folder: string): void {
  for (const language of LANGUAGES) {
    const feed = createJsonFeed(site, language);
    if (!feed) continue;
    const files: Record<FeedFormat, string> = {
      xml: buildAtomFeed(feed, language),
      json: `${JSON.stringify(feed, undefined, 1)}\n`,
    };
    for (const [format, text] of Object.entries(files))
      writeIfChanged(path.join(folder, feedPath(language, format as FeedFormat)), text.replace(LINE_BREAK_MARKS, ""));
  }
}
