/**
 * What a browser makes of an answer: a page of any status, the service worker's script, something else that it would
 * open as a document of its own (SVG, XML, PDF), or a file for a page. What acts on one is dead weight on the others.
 */
export type Kind = "document" | "worker" | "opened" | "file";

type Headers = Readonly<Record<string, string>>;

export type HeadersByKind = Readonly<Record<Kind, Headers>>;

/** Features that access private data or devices. The site uses none of them. */
const DENIED_FEATURES = ["camera", "geolocation", "microphone", "payment", "usb"];

/** Two years, as the lists of browsers ask for (RFC 6797). */
const TWO_YEARS = 63_072_000;

/** What acts on an answer of any kind, redirects too. */
const ON_ALL: Headers = {
  "Strict-Transport-Security": `max-age=${TWO_YEARS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Drafts are for who has their address: robots.txt could not say so without naming them. */
const FOR_NO_SEARCH_ENGINE: Headers = { "X-Robots-Tag": "noindex" };

/**
 * A worker is bound by the policy of its own script, not by that of the pages. It fetches what pages of this origin ask
 * for, asks for a newer worker, and imports Workbox.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'";

/**
 * @param policy the content security policy of pages. X-Frame-Options would repeat its frame-ancestors.
 * @param isPreview whether the build shows drafts
 * @returns what stands in answers of each kind, whatever their status (quality S2)
 */
export function securityHeaders(policy: string, isPreview = false): HeadersByKind {
  const onAll = isPreview ? { ...ON_ALL, ...FOR_NO_SEARCH_ENGINE } : ON_ALL;
  return {
    document: {
      "Content-Security-Policy": policy,
      ...onAll,
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    },
    worker: { "Content-Security-Policy": WORKER_POLICY, ...onAll },
    opened: { "Content-Security-Policy": "default-src 'none'", ...onAll },
    file: onAll,
  };
}
