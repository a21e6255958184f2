import { createHash } from "node:crypto";

/** Computes the SHA-256 of concatenated data, in hexadecimal digits. */
export function sha256(...data: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const each of data) hash.update(each);
  return hash.digest("hex");
}

/** Computes the SHA-256 for subresource integrity and security policies: `sha256-` and base64. */
export function computeIntegrity(text: string | Buffer): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
