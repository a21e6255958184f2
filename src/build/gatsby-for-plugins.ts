/**
 * Stands in for `gatsby` where gatsby-plugin-manifest asks for it in CommonJS, which would keep all of Gatsby's entry in
 * the browser: slices, static queries, scripts (docs/decisions/0009-bytes.md).
 */
declare const __BASE_PATH__: string;

/**
 * As Gatsby's own: the plugin gives names of files without a slash, which from a page's address would lead to nothing.
 * @returns the path below the folder that the site is served from, from the host's root
 */
export const withPrefix = (path: string): string => `${__BASE_PATH__}/${path}`.replace("//", "/");
