/**
 * Which scripts each template has, for prefetching them (src/build/chunk-map.ts). Without the map, pages are prefetched
 * without their scripts, which come when the page is opened; Gatsby's loader wants one at any time, so it begins empty.
 */
export async function loadChunkMap(): Promise<void> {
  Object.assign(window, { ___chunkMapping: {} });
  try {
    const answer = await fetch("/chunk-map.json");
    if (answer.ok) Object.assign(window, { ___chunkMapping: (await answer.json()) as unknown });
  } catch (error) {
    console.warn("/chunk-map.json can't be read: scripts are not prefetched", error);
  }
}
