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

/** @returns the page without the empty classes that Gatsby's links have where they lead to the page itself. */
export function removeEmptyClasses(html: string): string {
  // Looked for first: most pages have none, and the pattern looks at every element.
  return html.includes(' class=""') ? html.replace(/(<[a-z][^<>]*) class=""/gu, "$1") : html;
}

/** @returns the page without React's order for its first picture: the picture itself stands in the same few packets. */
export function removePicturePreload(html: string): string {
  return html.replace(/<link rel="preload" as="image"[^>]*>/gu, "");
}
