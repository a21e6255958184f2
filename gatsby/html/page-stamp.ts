import { createHash } from "node:crypto";
import { STAMP_LENGTH } from "../../src/service-worker/page-stamp";

/** @param data the content of page-data.json. @returns its digest for the worker (src/service-worker/page-stamp.ts) */
export function pageStamp(data: object): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, STAMP_LENGTH);
}
