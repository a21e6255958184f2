import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages";
import { errorFile } from "../model/views/error-pages";
import { HASHED_PATTERN, IMMUTABLE, INTERNAL_PATTERN, REVALIDATE } from "./file-patterns";
import { responseTypeOfMedia, MEDIA_TYPES, NAMED_RESPONSES, NAMED_TYPES } from "./media-types";
import type { HostingRules } from "./rules";
import type { HeadersByType, ResponseType } from "./security-headers";

/** Internal location for requests that nginx rejects with 400: `$uri` and the variables set from it are empty there. */
const BAD_REQUEST_LOCATION = "/unreadable";

/** Internal location for redirects, which have fewer headers than documents. */
const REDIRECT_LOCATION = "/elsewhere";

const CHARSET = "; charset=utf-8";

/** Redirects to `$1`, because nginx does not escape line breaks in `$uri`. */
const SLASH_REDIRECT = "if (-f $document_root$uri/index.html) { rewrite ^(.*[^/])$ $1/ permanent; }";

const NOT_MODIFIED = "if ($http_if_none_match = $site_etag) { return 304; }";

/** Redirects to the one URL of a page (url-redirects.ts), unless nginx runs these rules again for an error page. */
const URL_REDIRECT = "if ($site_address) { return 301 $site_address$is_args$args; }";
const URL_RULES = `uninitialized_variable_warn off;
set $site_asked "$site_seen$uri:$request_uri";
set $site_seen again;
set $site_address "";
set $site_page "";
if ($site_asked ~ "^(/[\\w./-]*?)(?:(?<=/)index\\.html)?:[^?]*(?://|%|/\\.{1,2}(?:/|\\?|$)|/index\\.html(?:\\?|$))") { set $site_address $1; }
if ($site_address ~ "[^/]$") { set $site_page $document_root$site_address/index.html; }
if (-f $site_page) { set $site_address $site_address/; }`;

/** Matches a supported language of `Accept-Language`, unless its quality is 0 (RFC 9110, section 12.5.4). */
const ACCEPTED = `(?:${LANGUAGES.join("|")})(?:[-_][^,;]*)?(?: *(?:,|$)| *;(?! *q=0(?:\\.0*)? *(?:,|$)))`;

/** Redirects by `Accept-Language`, unless `Sec-Fetch-Mode` shows a browser: its document reads the stored choice. */
const LANGUAGE_REDIRECT = "if ($site_localised) { return 302 $site_localised$is_args$args; }";
const LANGUAGE_RULES = `set $site_vary "";
set $site_localised "";
set $site_visitor "$http_sec_fetch_mode:$http_accept_language";
if (-f $document_root/${DEFAULT_LANGUAGE}\${uri}index.html) { set $site_vary "Accept-Language, Sec-Fetch-Mode"; }
${LANGUAGES.map(localisedRule).join("\n")}
if (!-f $document_root\${site_localised}index.html) { set $site_localised ""; }
set $site_elsewhere $site_address$site_localised;`;

/**
 * Builds the rules for nginx, inside `server { }` beside `root` (docs/operating.md). The server's level has the headers
 * of documents, for nginx's own error responses. A block with `add_header` overrides all of them.
 * @param digest the ETag of every file of this build: two builds may share nginx's own, made of date and size
 */
export function buildNginxFile({ headers, redirects }: HostingRules, digest: string): string {
  const languages = LANGUAGES.join("|");
  return `# Written by the build from src/hosting: do not edit. Belongs to the pages of the same build.
server_tokens off;
absolute_redirect off;
etag off;
if_modified_since off;
set $site_etag 'W/"${digest}"';
gzip off;
gzip_static on;
gzip_proxied any;
gzip_vary on;
${mediaTypes()}

${URL_RULES}
${LANGUAGE_RULES}

set $site_cache "${REVALIDATE}";
set $site_missing /${errorFile("404")};
set $site_broken /${errorFile("500")};
if ($uri ~ "${HASHED_PATTERN.source}") { set $site_cache "${IMMUTABLE}"; }
if ($uri ~ "^/(${languages})(?:/|$)") {
  set $site_missing /$1/${errorFile("404")};
  set $site_broken /$1/${errorFile("500")};
}
${addHeaders(headers.document)}

error_page 400 =404 ${BAD_REQUEST_LOCATION};
error_page 403 404 =404 $site_missing;
error_page 500 502 503 504 $site_broken;
if ($uri ~ "${INTERNAL_PATTERN.source}") { return 404; }
location = ${BAD_REQUEST_LOCATION} {
  internal;
  if ($request ~ "^\\S+ /(?<site_language>${languages})[/ ?]") { rewrite ^ /$site_language/${errorFile("404")} last; }
  rewrite ^ /${errorFile("404")} last;
}
${block(`= ${REDIRECT_LOCATION}`, headers.file, "internal;", URL_REDIRECT, LANGUAGE_REDIRECT)}
location ~ (?:/|\\.html)$ { ${NOT_MODIFIED} if ($site_elsewhere) { rewrite ^ ${REDIRECT_LOCATION} last; } try_files $uri \${uri}index.html =404; }
${(["opened", "published", "publishedDocument"] as const).map((type) => endingsBlock(type, headers)).join("\n")}
${Object.entries(NAMED_RESPONSES)
  .map(([path, type]) => block(`= ${path}`, headers[type]))
  .join("\n")}
${block("/", headers.file, URL_REDIRECT, SLASH_REDIRECT, "try_files $uri =404;")}
${namedTypes(headers)}
${redirects.flatMap((redirect) => redirectBlocks(redirect, headers)).join("\n")}
`;
}

function localisedRule(language: string): string {
  const first = `^:(?:(?! *${ACCEPTED})[^,]*,)* *(?=${ACCEPTED})${language}`;
  return `if ($site_visitor ~* "${first}") { set $site_localised /${language}$uri; }`;
}

function addHeaders(headers: HeadersByType[ResponseType]): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [
    "add_header Cache-Control $site_cache always;",
    "add_header ETag $site_etag;",
    "add_header Vary $site_vary;",
    ...lines,
  ].join("\n");
}

function block(location: string, headers: HeadersByType[ResponseType], ...lines: string[]): string {
  const body = [addHeaders(headers), NOT_MODIFIED, ...lines].join("\n").replaceAll(/^/gmu, "  ");
  return `location ${location} {\n${body}\n}`;
}

function redirectBlocks({ from, to }: HostingRules["redirects"][number], { file }: HeadersByType): string[] {
  return [from, from.replace(/\/$/u, "")].map((path) => block(`= ${path}`, file, `return 301 ${to}$is_args$args;`));
}

/** Builds a location per named type. The empty `types` is needed: types by ending have priority over `default_type`. */
function namedTypes(headers: HeadersByType): string {
  const blocks = Object.entries(NAMED_TYPES).map(([path, type]) =>
    block(`= ${path}`, headers[responseTypeOfMedia(type)], `types { } default_type ${type.replace(CHARSET, "")};`),
  );
  return blocks.join("\n");
}

/** Builds the location of all files with a response type. */
function endingsBlock(type: ResponseType, headers: HeadersByType): string {
  const endings = Object.keys(MEDIA_TYPES).filter((ending) => responseTypeOfMedia(MEDIA_TYPES[ending] ?? "") === type);
  return block(`~ \\.(?:${endings.join("|")})$`, headers[type], URL_REDIRECT, "try_files $uri =404;");
}

function mediaTypes(): string {
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => `  ${type.replace(CHARSET, "")} ${ending};`);
  const withCharset = Object.values(MEDIA_TYPES).filter(
    (type) => type.endsWith(CHARSET) && !type.startsWith("text/html"),
  );
  return `types {
${types.join("\n")}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${withCharset.map((type) => type.replace(CHARSET, "")).join(" ")};`;
}
