/** Bytes of a page's parts as they are sent, at most (quality P4): 1 KB is 1,000 bytes. The footer tells visitors. */
export const LIMITS = { scripts: 108_000, data: 6_000, html: 21_000 };
