import { createHash } from "node:crypto";

/** @returns the SHA-256 of a text in the form of subresource integrity and of a security policy: `sha256-` and base64. */
export function integrityOf(text: string | Buffer): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
