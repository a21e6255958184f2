import { integrityOf } from "../digest";

/** What documents have inside them, as texts that do not change from page to page. */
export interface InlineCode {
  /** The inline scripts of the whole site. */
  scripts: readonly string[];
  /** The inline styles of the whole site. */
  styles: readonly string[];
}

/** Bytes of the header at most: it comes before the first byte of every page (quality S2). */
const LONGEST = 1900;

/**
 * The one policy of the site (W3C, Content Security Policy Level 3; quality S1;
 * docs/decisions/0015-security-policy.md).
 * @param inline what may stand inside pages
 * @param contactEndpoint where the contact form posts to, if anywhere: an address of another origin is allowed for
 * forms and requests
 * @returns the value of Content-Security-Policy
 * @throws where the header would be too long
 */
export function contentSecurityPolicy(inline: InlineCode, contactEndpoint?: string): string {
  const own = "'self'";
  const contact = originOf(contactEndpoint);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [own, ...quoted(inline.scripts)],
    "style-src": [own, ...quoted(inline.styles)],
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
  if (length > LONGEST)
    throw new Error(
      `The security policy is ${length} bytes long, ${LONGEST} at most: it has the hashes of ${inline.scripts.length} inline scripts and ${inline.styles.length} inline styles. Let more templates share a style.`,
    );
  return policy;
}

const quoted = (texts: readonly string[]) => [...new Set(texts.map(integrityOf))].sort().map((hash) => `'${hash}'`);

/** A path is the site's own. */
function originOf(endpoint: string | undefined): string[] {
  return endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
}
