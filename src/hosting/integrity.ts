import { createHash } from "node:crypto";

/** @returns a text's SHA-256 for subresource integrity and security policies: `sha256-` and base64 */
export function integrityOf(text: string | Buffer): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
