/** What the form may load and ask: itself, and this machine's server of it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Sveltia CMS writes its styles into the page as it runs.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  // Its own pictures, which it reads as files.
  "connect-src 'self' blob: data:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join("; ");

export const FORM_HEADERS = {
  "Content-Security-Policy": POLICY,
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
} as const;
