const MAP = /\s*<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=(?:".*"|\{\});\s*<\/script>\s*/u;

/** Where the runtime asks for the map of chunks (src/runtime/chunk-map.ts). */
export const CHUNK_MAP_FILE = "chunk-map.json";

/**
 * Gatsby writes into every page which files each template has. Only prefetching reads it, which begins seconds after
 * the page is there: the map becomes a file that the runtime asks for.
 * @param html a built page
 */
export function removeChunkMap(html: string): string {
  // Most pages of a warm build have been here before, and the pattern is slow where there is nothing to find.
  return html.includes("gatsby-chunk-mapping") ? html.replace(MAP, "") : html;
}

/**
 * @param assetsByChunkName from webpack's statistics
 * @returns the scripts and styles of each template, as addresses
 */
export function chunkMap(assetsByChunkName: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(assetsByChunkName)
      .filter(([name]) => name.startsWith("component---"))
      .map(([name, files]) => [name, files.filter((file) => /\.(?:js|css)$/u.test(file)).map((file) => `/${file}`)]),
  );
}
