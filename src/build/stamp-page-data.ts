import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { STAMP_ATTRIBUTE, STAMP_LENGTH } from "../worker/page-stamp";

const BODY = new RegExp(`<body(?: ${STAMP_ATTRIBUTE}="[^"]*")?`, "u");

/**
 * Writes into a built document which page data it was rendered with (src/worker/page-stamp.ts).
 * @param folder the built site
 * @param pagePath a page's address; nothing happens where there is no document, or no data
 */
export function stampPageData(folder: string, pagePath: string): void {
  const document = path.join(folder, pagePath, "index.html");
  const data = path.join(folder, "page-data", pagePath, "page-data.json");
  if (!existsSync(document) || !existsSync(data)) return;
  const stamp = createHash("sha256").update(readFileSync(data)).digest("hex").slice(0, STAMP_LENGTH);
  const html = readFileSync(document, "utf8");
  writeFileSync(document, html.replace(BODY, `<body ${STAMP_ATTRIBUTE}="${stamp}"`));
}
