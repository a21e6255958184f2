import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { STAMP_ATTRIBUTE, STAMP_LENGTH } from "../worker/page-stamp";

const BODY = new RegExp(`<body(?: ${STAMP_ATTRIBUTE}="[^"]*")?`, "u");

/**
 * @param html a built page
 * @param folder the built site
 * @param pagePath the page's address
 * @returns the page saying which page data it was rendered with (src/worker/page-stamp.ts); as it is where there are none
 */
export function withPageDataStamp(html: string, folder: string, pagePath: string): string {
  const data = path.join(folder, "page-data", pagePath, "page-data.json");
  if (!existsSync(data)) return html;
  const stamp = createHash("sha256").update(readFileSync(data)).digest("hex").slice(0, STAMP_LENGTH);
  return html.replace(BODY, `<body ${STAMP_ATTRIBUTE}="${stamp}"`);
}
