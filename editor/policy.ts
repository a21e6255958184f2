/** What the form may load and ask: its own origin, and of others those that it saves to. */

/**
 * @param hosts origins that it may ask, such as `https://git.example`; none for the form on this machine
 * @returns the Content-Security-Policy: neither `unsafe-eval` nor inline scripts
 */
export function formPolicy(hosts: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Sveltia CMS writes its styles into the page as it runs.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    // Its own pictures, which it reads as files.
    ["connect-src 'self' blob: data:", ...hosts].join(" "),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/**
 * @param hosts as of `formPolicy`
 * @returns what every answer says, whatever it holds. No Cross-Origin-Opener-Policy: who signs in does so in a window that
 *   goes to the Git host and comes back to tell this one.
 */
export function formHeaders(hosts: readonly string[] = []): Record<string, string> {
  return {
    "Content-Security-Policy": formPolicy(hosts),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  };
}
