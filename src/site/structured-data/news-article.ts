import type { NewsArticle } from "schema-dts";
import { SHARE_PICTURE } from "../../layout/head/share-picture";
import type { ContentOf } from "../../model/kinds";
import type { Site, SitePage } from "../site";
import { company } from "./organization";
import { plainText } from "./plain-text";

/** An article of the newsroom (Google Search Central, "Article"). Nobody signs them: the company is the author. */
export function newsArticle(site: Site, { path, language }: SitePage, content: ContentOf<"article">): NewsArticle {
  const url = site.company.siteUrl + path;
  return {
    "@type": "NewsArticle",
    url,
    headline: plainText(content.title),
    image: url + SHARE_PICTURE.file,
    datePublished: content.date,
    author: company(site, language),
  };
}
