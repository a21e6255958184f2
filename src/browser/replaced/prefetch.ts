/**
 * Replaces gatsby/cache-dir/prefetch.js, which adds `<link rel=prefetch>`: Firefox blocks it under `default-src 'none'`,
 * and a failure stops the queue. Gatsby's loader then requests the data, and `preloadPageCode` (../page-loader.ts) the code.
 */
export default (): Promise<void> => Promise.resolve();
