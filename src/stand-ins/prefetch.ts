/**
 * Stands in for gatsby/cache-dir/prefetch.js, which adds `<link rel=prefetch>`. Nothing has to be asked for this way:
 * Gatsby's loader asks for a page's data itself as soon as this is done, and the data bring the code along
 * (src/runtime/prod-loader.ts).
 */
export default (): Promise<void> => Promise.resolve();
