/** The site's address and name, from the company file by way of the build (gatsby/webpack/webpack.ts). */
declare const __SITE_URL__: string;
declare const __SITE_NAME__: string;

export const SITE_NAME = __SITE_NAME__;

/** @returns the absolute address of a path on this site. */
export function siteUrl(path: string): string {
  return `${__SITE_URL__}${path}`;
}
