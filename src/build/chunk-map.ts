const MAP = /\s*<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=(?:".*"|\{\});\s*<\/script>\s*/u;

/**
 * Gatsby writes into every page which files each template has. Only its way of fetching ahead reads it, in whose place
 * pages bring their code themselves (src/runtime/prod-loader.ts).
 * @param html a built page
 */
export function removeChunkMap(html: string): string {
  // Most pages of a warm build have been here before, and the pattern is slow where there is nothing to find.
  return html.includes("gatsby-chunk-mapping") ? html.replace(MAP, "") : html;
}
