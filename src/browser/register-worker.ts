/**
 * Gatsby asks, and then registers /sw.js itself: over HTTPS or on localhost, else it logs one error (specification,
 * section 8).
 * @returns false in a build that removes workers (docs/operating.md)
 */
export const registerServiceWorker = (): boolean => process.env["GATSBY_WITHOUT_WORKER"] !== "1";
