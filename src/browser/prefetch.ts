/**
 * Takes the place of gatsby/cache-dir/prefetch.js, which adds `<link rel=prefetch>`. Firefox forbids that under
 * `default-src 'none'`, and one that fails stops the queue. Nothing has to be asked for this way: Gatsby's loader asks for
 * a page's data itself as soon as this is done, and the hook that follows loads the code (src/browser/navigation.ts).
 */
export default (): Promise<void> => Promise.resolve();
