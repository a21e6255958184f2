/**
 * Types of responses with headers of their own: pages of any status, the worker's script, files that browsers open
 * (SVG, PDF), files for pages, files that other sites show (share pictures, icons, calendars), and such documents
 * (feeds).
 */
export type ResponseType = "document" | "worker" | "opened" | "file" | "published" | "publishedDocument";

type Headers = Readonly<Record<string, string>>;

export type HeadersByType = Readonly<Record<ResponseType, Headers>>;

/** Features that access private data or devices, and are unused by the site. */
const DENIED_FEATURES = ["camera", "geolocation", "microphone", "payment", "usb"];

/** Two years, as hstspreload.org recommends (RFC 6797). */
const HSTS_SECONDS = 63_072_000;

const COMMON_HEADERS: Headers = {
  "Strict-Transport-Security": `max-age=${HSTS_SECONDS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Replaces the header of files for pages: with "same-origin" browsers would block them elsewhere. */
const PUBLISHED_HEADERS: Headers = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Allows the style of the browser's own viewer, and that of a drawing. WebKit would show PDFs in a box of 304 x 154 px. */
const OPENED_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** The policy of the worker's script, since that of pages does not apply to it. The worker fetches, and imports Workbox. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'";

/** Builds the headers by type of response (quality S2). @param policy that of pages @param isPreview with drafts */
export function securityHeaders(policy: string, isPreview = false): HeadersByType {
  // Keeps drafts out of search engines. A rule in robots.txt would publish their paths.
  const common: Headers = { ...COMMON_HEADERS, ...(isPreview && { "X-Robots-Tag": "noindex" }) };
  return {
    document: {
      "Content-Security-Policy": policy,
      ...common,
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    },
    worker: { "Content-Security-Policy": WORKER_POLICY, ...common },
    opened: { "Content-Security-Policy": OPENED_POLICY, ...common },
    file: common,
    published: { ...common, ...PUBLISHED_HEADERS },
    publishedDocument: { "Content-Security-Policy": OPENED_POLICY, ...common, ...PUBLISHED_HEADERS },
  };
}
