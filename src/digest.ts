import { createHash } from "node:crypto";

/** @returns the SHA-256 of all data, one after the other, in hexadecimal digits */
export function sha256(...data: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const each of data) hash.update(each);
  return hash.digest("hex");
}

/** @returns a text's SHA-256 for subresource integrity and security policies: `sha256-` and base64 */
export function integrityOf(text: string | Buffer): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
