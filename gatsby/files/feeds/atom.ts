import type { Language } from "../../../src/i18n/languages";
import { FEED_TYPES, feedPath } from "../../../src/model/feeds";
import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { escapeHtml } from "../../../src/escape-html";
import type { JsonFeed } from "./json-feed";

type Attributes = Readonly<Record<string, string>>;

/** Writes a JSON Feed in the Atom Syndication Format (RFC 4287). */
export function buildAtomFeed(feed: JsonFeed, language: Language): string {
  const { title, description, home_page_url: href, feed_url, authors, favicon = "", items } = feed;
  const self = new URL(feedPath(language, "xml"), feed_url).href;
  // The day of the build would change the feed with every build (quality S7). Times in Berlin sort as texts.
  const updated = items.map(dateOfChange).reduce((a, b) => (a > b ? a : b));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element("id", self),
    element("title", title),
    element("subtitle", description),
    element("updated", updated),
    link({ rel: "self", type: FEED_TYPES.xml, href: self }),
    link({ rel: "alternate", type: "text/html", hreflang: language, href }),
    ...authors.map(({ name, url }) => `<author>${element("name", name)}${element("uri", url)}</author>`),
    element("icon", favicon),
    ...items.map(entryElement),
    "</feed>\n",
  ].join("\n");
}

type Item = JsonFeed["items"][number];

const dateOfChange = ({ date_published, date_modified }: Item) => date_modified ?? date_published;

function entryElement(item: Item): string {
  const { id, url, title, summary, content_html, date_published, tags, image } = item;
  return [
    "<entry>",
    element("id", id),
    element("title", title),
    element("published", date_published),
    element("updated", dateOfChange(item)),
    link({ rel: "alternate", type: "text/html", href: url }),
    link({ rel: "enclosure", type: SHARE_PICTURE.type, href: image }),
    ...tags.map((term) => `<category${attributes({ term })}/>`),
    element("summary", summary),
    element("content", content_html, { type: "html" }),
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
