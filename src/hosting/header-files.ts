import { IMMUTABLE } from "./caching";
import { HASHED } from "./hashed-files";
import { kindOfType, MEDIA_TYPES, NAMED_TYPES, WORKER_FILE } from "./media-types";
import type { HostingRules } from "./rules";
import type { HeadersByKind, Kind } from "./security-headers";

/** Cloudflare Pages reads no more of a line, and no more rules (its documentation, Headers: limits). */
export const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/**
 * `_headers` for Netlify and Cloudflare Pages. Rules match addresses, and an error page may have any: so all addresses
 * get the headers of documents. Cloudflare removes those that do not apply to files (`! name`); Netlify ignores that
 * line. Where it leaves two policies for one address, the browser enforces both. For files without a hash, both hosts'
 * default `Cache-Control` is right (quality S3).
 * @param scriptsAndStyles the files of this build that pages may ask for, from the site's folder
 * @param endings of all files of the site: rules for others would count towards the limit
 * @throws where a host would cut something off
 */
export function headersFile(
  { headers }: HostingRules,
  scriptsAndStyles: readonly string[],
  endings: ReadonlySet<string>,
): string {
  const hashed = scriptsAndStyles.filter((file) => HASHED.test(file)).sort();
  const rules = [
    ["/*", ...lines(headers.document)],
    ...Object.entries(MEDIA_TYPES)
      .filter(([ending]) => endings.has(ending))
      .flatMap(([ending, type]) => byKind(`/*.${ending}`, kindOfType(type), headers)),
    ...byKind(WORKER_FILE, "worker", headers),
    ...Object.entries(NAMED_TYPES).map(([path, type]) => [path, `Content-Type: ${type}`]),
    ["/static/*", `Cache-Control: ${IMMUTABLE}`],
  ];
  const named = hashed.slice(0, Math.max(0, MOST_RULES - rules.length));
  if (named.length < hashed.length)
    console.warn(
      `_headers: ${hashed.length - named.length} of ${hashed.length} hashed files have no rule, for Cloudflare Pages reads ${MOST_RULES}: its visitors ask for them anew each time - let templates share code`,
    );
  rules.push(...named.map((file) => [`/${file}`, `Cache-Control: ${IMMUTABLE}`]));
  const tooLong = rules.flat().find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`_headers: Cloudflare Pages cuts lines off after ${LONGEST_LINE} signs: ${tooLong}`);
  return rules.map((rule) => `${rule.join("\n  ")}\n`).join("");
}

const lines = (headers: HeadersByKind[Kind]) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** The rule by which answers at some addresses have the headers of their kind, and not those of documents. */
function byKind(path: string, kind: Kind, headers: HeadersByKind): string[][] {
  if (kind === "document") return [];
  const [all, own] = [headers.document, headers[kind]];
  const foreign = Object.keys(all).filter((name) => own[name] !== all[name]);
  const other = Object.entries(own).filter(([name, value]) => all[name] !== value);
  return [[path, ...foreign.map((name) => `! ${name}`), ...lines(Object.fromEntries(other))]];
}

/** `_redirects` for Netlify and Cloudflare Pages; what only Netlify can use stands in netlify.toml. */
export function redirectsFile({ redirects }: HostingRules): string {
  return redirects
    .flatMap(({ from, to }) => [from, from.replace(/\/$/u, "")].map((path) => `${path} ${to} 301\n`))
    .join("");
}
