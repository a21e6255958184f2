/**
 * Stands in for `gatsby` where gatsby-plugin-manifest asks for it in CommonJS, which would keep all of Gatsby's entry in
 * the browser: slices, static queries, scripts (docs/decisions/0009-bytes.md).
 */
declare const __BASE_PATH__: string;

/** @returns the path below the folder that the site is served from. */
export const withPrefix = (path: string): string => __BASE_PATH__ + path;
