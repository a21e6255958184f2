/** The site's address, from the company file by way of the build (src/build/webpack.ts). */
declare const __SITE_URL__: string;

/** @returns the absolute address of a path on this site. */
export function siteUrl(path: string): string {
  return `${__SITE_URL__}${path}`;
}
