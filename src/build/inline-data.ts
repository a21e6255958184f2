/**
 * A page's inline code, in a form that a security policy can allow (docs/decisions/0015-security-policy.md). What Gatsby
 * writes differs from page to page; here the values become data, and one script that is the same everywhere reads them.
 * Every step leaves alone what it has done before: Gatsby takes pages over from the last build, and writes the part with
 * the scripts' addresses into them anew.
 */

/** Takes its own element's data to the window, as Gatsby's runtime expects them: `pagePath`, `___webpackCompilationHash`. */
export const DATA_SCRIPT = "Object.assign(window,document.currentScript.dataset)";

const PAGE_PATH =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"]*)";\/\*\]\]>\*\/<\/script>/u;
const BUILD_HASH = /<script>window\.___webpackCompilationHash="([^"]*)";<\/script>/u;
const SCRIPT_FILE = /<script src="([^"]+)"(?: integrity="[^"]*")? async(?:="")?><\/script>/gu;

/** Gatsby's runtime writes these two itself; their styles stand in src/styles. */
const STYLED_BY_GATSBY = /(<div (?:[^>]* )?)style="[^"]*" ?(?=[^>]*(?:id="gatsby-focus-wrapper"|aria-live=))/gu;

/** @returns an element that sets a property of the window: in HTML, `data-page-path` is the property `pagePath`. */
function dataScript(attribute: string, value: string): string {
  return `<script data-${attribute}="${value}">${DATA_SCRIPT}</script>`;
}

/**
 * @param html a built page
 * @returns the page with its path and the build's hash as data; the paths of pages need no escaping in HTML
 */
export function inlineDataOnly(html: string): string {
  return html
    .replace(PAGE_PATH, (_whole, pagePath: string) => dataScript("page-path", pagePath))
    .replace(BUILD_HASH, (_whole, hash: string) => dataScript("___webpack-compilation-hash", hash));
}

/** @returns the page without the name and version of what made it, which only those need who look for its weaknesses. */
export function removeGenerator(html: string): string {
  return html.replace(/<meta name="generator" content="[^"]*"\/>/u, "");
}

/** @returns the page under another path of Gatsby's, such as `/404.html`. */
export function withPagePath(html: string, pagePath: string): string {
  return html.replace(/(<script data-page-path=")[^"]*/u, (_whole, start: string) => start + pagePath);
}

/** @returns the page without the style attributes that Gatsby's own elements have. */
export function removeStyleAttributes(html: string): string {
  return html.replace(STYLED_BY_GATSBY, "$1");
}

/**
 * @param html a built page
 * @param integrity gives the value for a file by its address
 * @returns the page whose scripts are named with what they hold (W3C, Subresource Integrity)
 */
export function withIntegrity(html: string, integrity: (href: string) => string): string {
  return html.replace(
    SCRIPT_FILE,
    (_whole, src: string) => `<script src="${src}" integrity="${integrity(src)}" async></script>`,
  );
}
