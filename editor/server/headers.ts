const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Sveltia CMS injects its styles at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  // The CMS fetches previewed pictures.
  "connect-src 'self' blob: data:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join("; ");

/** Headers of every response of the form's server. */
export const FORM_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": POLICY,
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Cache-Control": "no-store",
};
