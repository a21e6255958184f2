/**
 * Replaces gatsby/cache-dir/prefetch.js, which adds `<link rel=prefetch>`: Firefox blocks that under `default-src
 * 'none'`, and a failure stops the queue. Gatsby's loader then fetches the data itself, and `preloadPageCode` the code
 * (../page-loader.ts).
 */
export default (): Promise<void> => Promise.resolve();
