const MAP = /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=(".*");\s*<\/script>/u;

/**
 * Gatsby writes into every page which files each template has, for prefetching them: as a text inside a text, with
 * those that are there anyway and with styles that the runtime fetches itself. A third of it is enough.
 * @param html a built page
 */
export function reduceChunkMap(html: string): string {
  return html.replace(MAP, (_whole, json: string) => {
    const map = JSON.parse(JSON.parse(json) as string) as Record<string, string[]>;
    const needed = Object.entries(map)
      .filter(([name]) => name.startsWith("component---"))
      .map(([name, files]) => [name, files.filter((file) => file.endsWith(".js"))]);
    return `<script id="gatsby-chunk-mapping">window.___chunkMapping=${JSON.stringify(Object.fromEntries(needed))}</script>`;
  });
}
