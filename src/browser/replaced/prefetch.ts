/** Replaces gatsby/cache-dir/prefetch.js, whose `<link rel=prefetch>` Firefox blocks under `default-src 'none'`. */
export default (): Promise<void> => Promise.resolve();
