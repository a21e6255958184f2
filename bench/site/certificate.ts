import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Certificate } from "../../e2e/nginx";

export interface PinnedCertificate extends Certificate {
  /**
   * The SHA-256 of its public key, base64 (RFC 7469, section 2.4). A browser that is told to ignore certificate errors
   * keeps nothing in its cache; one that is told this key does.
   */
  pin: string;
}

/**
 * @param folder where it is written
 * @returns a certificate for localhost that lasts a day, or undefined where there is no openssl
 */
export function makeCertificate(folder: string): PinnedCertificate | undefined {
  const key = path.join(folder, "key.pem");
  const certificate = path.join(folder, "certificate.pem");
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", key, "-out", certificate];
  try {
    execFileSync("openssl", ["req", "-x509", "-days", "1", ...curve, ...name, ...files], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  const publicKey = new X509Certificate(readFileSync(certificate)).publicKey.export({ type: "spki", format: "der" });
  return { key, certificate, pin: createHash("sha256").update(publicKey).digest("base64") };
}
