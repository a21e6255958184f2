import { createHash } from "node:crypto";
import { STAMP_LENGTH } from "../../src/service-worker/page-stamp";

/**
 * @param data a page's data, as page-data.json has them
 * @returns by what the service worker knows which data a document was rendered with (src/service-worker/page-stamp.ts)
 */
export function pageStamp(data: object): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, STAMP_LENGTH);
}
