import { FOR_A_YEAR, HASHED } from "./caching";
import type { HostingRules } from "./rules";
import { LANGUAGES } from "../languages/languages";
import { NAMED_TYPES } from "./media-types";
import { HOSTING_FOLDER } from "./rules";

/** Cloudflare Pages reads no more of a line, and no more rules (its documentation, Headers: limits). */
export const LONGEST_LINE = 2000;
export const MOST_RULES = 100;

/**
 * `_headers` for Netlify and Cloudflare Pages. Where two rules match, one host joins the values of a header and the
 * other takes one of them: no header stands in two rules that match one address. `Cache-Control` of what is not hashed is
 * what both hosts send by themselves (quality S3).
 * @param scriptsAndStyles the files of this build that pages may ask for, from the site's folder
 * @throws where a host would cut something off
 */
export function headersFile({ headers }: HostingRules, scriptsAndStyles: readonly string[]): string {
  const hashed = scriptsAndStyles.filter((file) => HASHED.test(file)).sort();
  const kept = ["/static/*", ...hashed.map((file) => `/${file}`)].map(
    (path) => `${path}\n  Cache-Control: ${FOR_A_YEAR}`,
  );
  const named = Object.entries(NAMED_TYPES).map(([path, type]) => `${path}\n  Content-Type: ${type}`);
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`_headers: Cloudflare Pages cuts lines off after ${LONGEST_LINE} signs: ${tooLong}`);
  const count = 1 + named.length + kept.length;
  if (count > MOST_RULES) throw new Error(`_headers: Cloudflare Pages reads ${MOST_RULES} rules, here are ${count}`);
  return `${["/*", ...lines, ...named, ...kept].join("\n")}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages. The rules with 404 are for Netlify; Cloudflare passes over them and takes
 * the nearest `404.html` by itself.
 */
export function redirectsFile({ redirects }: HostingRules): string {
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    `/${HOSTING_FOLDER}/* /404.html 404!`,
    ...LANGUAGES.map((language) => `/${language}/* /${language}/404.html 404`),
    "/* /404.html 404",
    "",
  ].join("\n");
}
