/** What Gatsby writes into every page and nobody needs. Each step leaves alone what it has done before. */

/** @returns the page without the name and version of what made it, which only those need who look for its weaknesses. */
export function removeGenerator(html: string): string {
  return html.replace(/<meta name="generator" content="[^"]*"\/>/u, "");
}

/** Its style stands in src/styles. */
const FOCUS_WRAPPER = /(<div (?:[^>]* )?)style="[^"]*" ?(?=[^>]*id="gatsby-focus-wrapper")/gu;

/** @returns the page without the style attribute of Gatsby's own element, which the security policy would forbid. */
export function removeStyleAttributes(html: string): string {
  return html.replace(FOCUS_WRAPPER, "$1");
}

/** @returns the page without React's order for its first picture: the picture itself stands in the same few packets. */
export function removePicturePreload(html: string): string {
  return html.replace(/<link rel="preload" as="image"[^>]*>/gu, "");
}

const MAP = /\s*<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=(?:".*"|\{\});\s*<\/script>\s*/u;

/**
 * @returns the page without the files of each template. Only Gatsby's way of fetching ahead reads them, in whose place pages
 * bring their code themselves (src/runtime/prod-loader.ts).
 */
export function removeChunkMap(html: string): string {
  // Most pages of a warm build have been here before, and the pattern is slow where there is nothing to find.
  return html.includes("gatsby-chunk-mapping") ? html.replace(MAP, "") : html;
}
