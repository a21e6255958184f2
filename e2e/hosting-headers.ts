/** Which headers an answer has by its kind, typed out like the table (hosting-table.ts). */
import type { Answer } from "../test/ask";
import type { Row } from "./hosting-table";

type Asked = Pick<Row, "path" | "type">;
type Wanted = Readonly<Record<string, RegExp>>;

const ON_FILES: Wanted = {
  "strict-transport-security": /^max-age=63072000; includeSubDomains$/u,
  "x-content-type-options": /^nosniff$/u,
  "cross-origin-resource-policy": /^same-origin$/u,
};

/** HTML of every status; its policy has a test of its own. */
const ON_DOCUMENTS: Wanted = {
  ...ON_FILES,
  "referrer-policy": /^strict-origin-when-cross-origin$/u,
  "cross-origin-opener-policy": /^same-origin$/u,
  "permissions-policy": /camera=\(\), .*geolocation=\(\), .*microphone=\(\)/u,
  "content-security-policy": /^default-src 'none'; script-src .*frame-ancestors 'none'/u,
};

/** What a browser opens as a document of its own. */
const ON_OPENED: Wanted = { ...ON_FILES, "content-security-policy": /^default-src 'none'$/u };

const ON_WORKER: Wanted = {
  ...ON_FILES,
  "content-security-policy": /^default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'$/u,
};

/** What acts on no answer here, or says again what another header says. */
const ON_NONE = ["x-frame-options", "x-xss-protection", "expires", "pragma", "x-powered-by"];

/** @returns what an answer has of headers that other kinds of answers have, or has not of its own (quality S2) */
export function wrongHeaders(asked: Asked, { headers }: Answer): string[] {
  const wanted = wantedHeaders(asked);
  return [...Object.keys(ON_DOCUMENTS), ...ON_NONE]
    .filter((name) => !(wanted[name] ?? /^undefined$/u).test(String(headers[name])))
    .map((name) => `${name}: ${headers[name]}`);
}

function wantedHeaders({ path, type = "" }: Asked): Wanted {
  if (path === "/sw.js") return ON_WORKER;
  if (type.startsWith("text/html")) return ON_DOCUMENTS;
  return /svg|xml|pdf/u.test(type) ? ON_OPENED : ON_FILES;
}
