/** Lists the expected headers by type of response, independent of src/hosting like the table (hosting-table.ts). */
import type { TestResponse } from "../test/request-path";
import type { ExpectedResponse } from "./hosting-table";

type RequestInfo = Pick<ExpectedResponse, "path" | "type">;
type ExpectedHeaders = Readonly<Record<string, RegExp>>;

const FILE_HEADERS: ExpectedHeaders = {
  "strict-transport-security": /^max-age=63072000; includeSubDomains$/u,
  "x-content-type-options": /^nosniff$/u,
  "cross-origin-resource-policy": /^same-origin$/u,
};

/** Headers of HTML of every status. e2e/security-policy.spec.ts tests the policy. */
const DOCUMENT_HEADERS: ExpectedHeaders = {
  ...FILE_HEADERS,
  "referrer-policy": /^strict-origin-when-cross-origin$/u,
  "cross-origin-opener-policy": /^same-origin$/u,
  "permissions-policy": /camera=\(\), .*geolocation=\(\), .*microphone=\(\)/u,
  "content-security-policy": /^default-src 'none'; script-src .*frame-ancestors 'none'/u,
};

/** The policy of files that a browser renders as documents. */
const RENDERED_POLICY: ExpectedHeaders = {
  "content-security-policy": /^default-src 'none'; style-src 'unsafe-inline'$/u,
};

/** Share pictures, icons, feeds, calendar files, manifests and the site map, which other sites and programs show. */
const PUBLISHED_FILES = /^(?!\/static\/).*(?:\.(?:png|ico|ics|webmanifest|xml)|\/feed\.json|\/favicon\.svg)$/u;
const PUBLISHED: ExpectedHeaders = { "cross-origin-resource-policy": /^cross-origin$/u };

const WORKER_HEADERS: ExpectedHeaders = {
  ...FILE_HEADERS,
  "content-security-policy": /^default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'$/u,
};

/** Redundant or obsolete headers. */
const UNWANTED_HEADERS = ["x-frame-options", "x-xss-protection", "expires", "pragma", "x-powered-by"];

/** Lists headers that are missing, wrong or superfluous for the type of response (quality S2). */
export function findWrongHeaders(request: RequestInfo, { headers }: TestResponse): string[] {
  const expected = expectedHeaders(request);
  return [...Object.keys(DOCUMENT_HEADERS), ...UNWANTED_HEADERS]
    .filter((name) => !(expected[name] ?? /^undefined$/u).test(String(headers[name])))
    .map((name) => `${name}: ${headers[name]}`);
}

function expectedHeaders({ path, type = "" }: RequestInfo): ExpectedHeaders {
  if (path === "/sw.js") return WORKER_HEADERS;
  if (type.startsWith("text/html")) return DOCUMENT_HEADERS;
  return {
    ...FILE_HEADERS,
    ...(/svg|xml|pdf/u.test(type) ? RENDERED_POLICY : {}),
    ...(PUBLISHED_FILES.test(path) ? PUBLISHED : {}),
  };
}
