import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../languages/languages";
import type { MessageId } from "../languages/messages";
import type { Site } from "../routes/site";
import { structuredData, type StructuredData } from "../structured-data/structured-data";
import { readMessages } from "./language-packs";

const ELEMENT = /<script type="application\/ld\+json">[\s\S]*?<\/script>/gu;

/**
 * Writes its structured data into every built page. React knows nothing of them and no data of the page carry them: they
 * cost a browser nothing but the bytes in the document (docs/decisions/0018-crawlers.md).
 * @param folder the built site
 */
export function writeStructuredData(site: Site, folder: string): void {
  for (const language of LANGUAGES) {
    const messages = readMessages(language);
    const text = (id: MessageId) => messages[id] ?? "";
    for (const page of site.pages.filter((each) => each.language === language)) {
      const file = path.join(folder, page.path, "index.html");
      if (!existsSync(file)) continue;
      writeFileSync(file, withStructuredData(readFileSync(file, "utf8"), structuredData(site, page, text)));
    }
  }
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
