import type { NewsArticle } from "schema-dts";
import { SHARE_PICTURE } from "../../layout/head/share-picture";
import type { ContentOf } from "../../model/kinds";
import type { Site, SitePage } from "../site";
import { companyReference } from "./organization";
import { plainText } from "./plain-text";

/** Describes an article of the newsroom (Google Search Central, "Article"). Its author is the company. */
export function createNewsArticle(
  site: Site,
  { path, language }: SitePage,
  content: ContentOf<"article">,
): NewsArticle {
  const url = site.company.siteUrl + path;
  return {
    "@type": "NewsArticle",
    url,
    headline: plainText(content.title),
    image: url + SHARE_PICTURE.file,
    datePublished: content.date,
    author: companyReference(site, language),
  };
}
