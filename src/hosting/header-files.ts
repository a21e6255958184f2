import { IMMUTABLE, isHashed } from "./file-patterns";
import { responseTypeOf, responseTypeOfMedia, MEDIA_TYPES, NAMED_RESPONSES, NAMED_TYPES } from "./media-types";
import type { HostingRules } from "./rules";
import type { HeadersByType, ResponseType } from "./security-headers";

/**
 * Builds `_headers` for Netlify and Cloudflare Pages. All paths get the headers of documents, since an error page may
 * have any path. Cloudflare removes those that do not apply to files (`! name`). Netlify ignores that line: if a path
 * then has two policies, the browser enforces both. The default `Cache-Control` of both is right for unhashed files
 * (quality S3).
 * @param endings endings of the site's files: Cloudflare Pages reads a hundred rules
 */
export function buildHeadersFile(
  { headers }: HostingRules,
  scriptsAndStyles: readonly string[],
  endings: ReadonlySet<string>,
): string {
  const rules = [
    ["/*", ...headerLines(headers.document)],
    ...Object.entries(MEDIA_TYPES)
      .filter(([ending]) => endings.has(ending))
      .flatMap(([ending, type]) => replaceHeaders(`/*.${ending}`, responseTypeOfMedia(type), headers)),
    ...Object.entries(NAMED_RESPONSES).flatMap(([path, type]) => replaceHeaders(path, type, headers)),
    ...Object.entries(NAMED_TYPES).map(([path, type]) => [
      ...replaceHeaders(path, responseTypeOf(path), headers).flat(),
      `Content-Type: ${type}`,
    ]),
    ...["static/*", ...scriptsAndStyles.filter(isHashed).sort()].map((file) => [
      `/${file}`,
      `Cache-Control: ${IMMUTABLE}`,
    ]),
  ];
  return rules.map((rule) => `${rule.join("\n  ")}\n`).join("");
}

const headerLines = (headers: HeadersByType[ResponseType]) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** Replaces the headers of documents by those of a different response type. */
function replaceHeaders(path: string, type: ResponseType, headers: HeadersByType): string[][] {
  if (type === "document") return [];
  const [ofDocuments, own] = [headers.document, headers[type]];
  const removed = Object.keys(ofDocuments).filter((name) => own[name] !== ofDocuments[name]);
  const added = Object.entries(own).filter(([name, value]) => ofDocuments[name] !== value);
  return [[path, ...removed.map((name) => `! ${name}`), ...headerLines(Object.fromEntries(added))]];
}

/** Builds `_redirects` for Netlify and Cloudflare Pages. Rules for Netlify alone are in netlify.toml. */
export function buildRedirectsFile({ redirects }: HostingRules): string {
  return redirects
    .flatMap(({ from, to }) => [from, from.replace(/\/$/u, "")].map((path) => `${path} ${to} 301\n`))
    .join("");
}
