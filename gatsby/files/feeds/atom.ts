import { FEED_TYPES, feedPath } from "../../../src/model/feeds";
import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { MANIFEST_ICONS } from "../../../src/layout/head/icon-files";
import { escapeHtml } from "../../../src/escape-html";
import type { FeedEntry, NewsFeed } from "./news-feed";

type Attributes = Readonly<Record<string, string>>;

/** Writes a feed in the Atom Syndication Format (RFC 4287). @param names the names of categories by key */
export function buildAtomFeed(feed: NewsFeed, names: Readonly<Record<string, string>>): string {
  const { language, title, description, homePage, siteUrl, author, updated, entries } = feed;
  const self = siteUrl + feedPath(language, "xml");
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element("id", self),
    element("title", title),
    element("subtitle", description),
    element("updated", updated),
    link({ rel: "self", type: FEED_TYPES.xml, href: self }),
    link({ rel: "alternate", type: "text/html", hreflang: language, href: homePage }),
    `<author>${element("name", author.name)}${element("uri", author.url)}</author>`,
    element("icon", `${siteUrl}/${MANIFEST_ICONS[0]?.src}`),
    ...entries.map((entry) => entryElement(entry, names)),
    "</feed>\n",
  ].join("\n");
}

function entryElement(entry: FeedEntry, names: Readonly<Record<string, string>>): string {
  const { url, title, summary, html, published, updated, category, picture } = entry;
  return [
    "<entry>",
    element("id", url),
    element("title", title),
    element("published", published),
    element("updated", updated ?? published),
    link({ rel: "alternate", type: "text/html", href: url }),
    link({ rel: "enclosure", type: SHARE_PICTURE.type, href: picture }),
    `<category${attributes({ term: category, label: names[category] ?? category })}/>`,
    element("summary", summary),
    element("content", html, { type: "html" }),
    "</entry>",
  ].join("\n");
}

function element(name: string, text: string, more: Attributes = {}): string {
  return `<${name}${attributes(more)}>${escapeHtml(text)}</${name}>`;
}

function link(more: Attributes): string {
  return `<link${attributes(more)}/>`;
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
}
