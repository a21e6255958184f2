import { computeIntegrity } from "../digest";

/** Inline scripts and styles of the whole site. Each is identical on all pages that have it. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The limit of the header before every page (quality S2). Cloudflare Pages cuts lines off after 2000 characters. */
const MAX_HEADER_BYTES = 1900;

/**
 * Builds Content-Security-Policy, one for the whole site (quality S1; docs/decisions/0015-security-policy.md).
 * @param contactEndpoint URL or path that the contact form posts to: the origin of a URL is allowed
 * @throws if the header would be too long
 */
export function contentSecurityPolicy(inline: InlineCode, contactEndpoint?: string): string {
  const own = "'self'";
  // A path is not a valid URL: its origin is the site's own.
  const contact = contactEndpoint && URL.canParse(contactEndpoint) ? [new URL(contactEndpoint).origin] : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [own, ...hashSources(inline.scripts)],
    "style-src": [own, ...hashSources(inline.styles)],
    "img-src": [own],
    "font-src": [own],
    "connect-src": [own, ...contact],
    "manifest-src": [own],
    "worker-src": [own],
    "form-action": [own, ...contact],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
  const length = Buffer.byteLength(`Content-Security-Policy: ${policy}`);
  if (length > MAX_HEADER_BYTES)
    throw new Error(
      `Content-Security-Policy - ${length} bytes, ${MAX_HEADER_BYTES} at most, with hashes of ${inline.scripts.length} inline scripts and ${inline.styles.length} inline styles - let more templates share a style`,
    );
  return policy;
}

const hashSources = (codes: readonly string[]) =>
  [...new Set(codes.map(computeIntegrity))].sort().map((hash) => `'${hash}'`);
