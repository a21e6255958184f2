/** Removes every cache of the origin. Pages over plain HTTP can't access caches. */
export async function removeCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
