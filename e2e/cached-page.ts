/**
 * To be run in the browser: what a page lacks to be opened without network and come alive. Nothing in here can be imported.
 * @returns addresses of what the worker has not kept: the page, its data, what its document names by hash, and the pack of
 * its language that the open page has got. Start pages are kept without having been visited, and without scripts
 */
export async function lackingOf(path: string): Promise<string[]> {
  const html = await (await caches.match(path))?.text();
  if (html === undefined) return [path];
  const isStart = /^\/(?:\w+\/(?:offline\/)?)?$/u.test(path);
  const named = [...html.matchAll(/<script src="([^"]+[.-][0-9a-f]{10}\.js|\/static\/pages\/[^"]+)"/gu)];
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const packs = loaded.filter((address) => address.startsWith(`/language-${path.slice(1, 3)}-`));
  const data = path.endsWith("/offline/") ? [] : [`/page-data${path}page-data.json`];
  const wanted = isStart ? data : [...data, ...named.map(([, address = ""]) => address), ...packs];
  const kept = await Promise.all(wanted.map((address) => caches.match(address)));
  return wanted.filter((_address, index) => !kept[index]);
}
