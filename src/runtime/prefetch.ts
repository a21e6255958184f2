import { guarded } from "./guard";

const isDone = new Set<string>();

const ahead = guarded("prefetch", fetchAhead);

/**
 * Takes the place of gatsby/cache-dir/prefetch.js, which adds `<link rel=prefetch>`: Firefox forbids it under a policy of
 * `default-src 'none'`, Safari does not know it, and one that fails stops all the others for the rest of the visit
 * (quality R5, V10). A request of the page's own is what `connect-src` allows, everywhere.
 * @param url what is likely to be needed
 * @returns when it is in the browser's cache or has failed: it will be asked for again when it is needed
 */
const prefetch = (url: string): Promise<void> => Promise.resolve(ahead(url));

export default prefetch;

async function fetchAhead(url: string): Promise<void> {
  // Gatsby's loader asks for a page's data itself as soon as this is done, and keeps them.
  if (isDone.has(url) || url.endsWith(".json")) return;
  const answer = await fetch(url, { priority: "low" });
  // Read to its end: what is given up is not kept.
  await answer.arrayBuffer();
  if (answer.ok) isDone.add(url);
}
