/** Maximum bytes of a page's files as transferred (quality P4), 1 KB is 1,000 bytes. The footer states them. */
export const PAGE_LIMITS_BYTES = { scripts: 108_000, data: 6_000, html: 21_000 };
