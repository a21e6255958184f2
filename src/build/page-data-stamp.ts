import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { STAMP_ATTRIBUTE, STAMP_LENGTH } from "../worker/page-stamp";

const BODY = new RegExp(`<body(?: ${STAMP_ATTRIBUTE}="[^"]*")?`, "u");

/** @returns the stamp of a page's data (src/worker/page-stamp.ts); undefined where it has none */
export function pageDataStamp(folder: string, pagePath: string): string | undefined {
  const data = path.join(folder, "page-data", pagePath, "page-data.json");
  if (!existsSync(data)) return undefined;
  return createHash("sha256").update(readFileSync(data)).digest("hex").slice(0, STAMP_LENGTH);
}

/** @returns the page saying which page data it was rendered with; as it is where there are none */
export function withPageDataStamp(html: string, stamp: string | undefined): string {
  return stamp ? html.replace(BODY, `<body ${STAMP_ATTRIBUTE}="${stamp}"`) : html;
}
