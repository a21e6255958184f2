import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages";
import { errorFile } from "../model/views/error-pages";
import { REVALIDATE, IMMUTABLE } from "./caching";
import { HASHED } from "./hashed-files";
import { INTERNAL } from "./hidden-files";
import { kindOfType, MEDIA_TYPES, NAMED_TYPES, WORKER_FILE } from "./media-types";
import type { HostingRules } from "./rules";
import type { HeadersByKind, Kind } from "./security-headers";

/** Of what nginx itself can't read: it knows no path then, and nothing that was set for one. */
const BAD_REQUEST_LOCATION = "/unreadable";

/** A redirect has no headers of documents. */
const REDIRECT_LOCATION = "/elsewhere";

const CHARSET = "; charset=utf-8";

/** Redirects to `$1`, because nginx does not escape line breaks in `$uri`. */
const SLASH_REDIRECT = "if (-f $document_root$uri/index.html) { rewrite ^(.*[^/])$ $1/ permanent; }";

const UNCHANGED = "if ($http_if_none_match = $site_etag) { return 304; }";

/** To a page's one address (address.ts). nginx comes by here again for error pages, whose address is another. */
const OTHER_ADDRESS = "if ($site_address) { return 301 $site_address$is_args$args; }";
const ADDRESS = `uninitialized_variable_warn off;
set $site_asked "$site_seen$uri:$request_uri";
set $site_seen again;
set $site_address "";
set $site_page "";
if ($site_asked ~ "^(/[\\w./-]*?)(?:(?<=/)index\\.html)?:[^?]*(?://|%|/\\.{1,2}(?:/|\\?|$)|/index\\.html(?:\\?|$))") { set $site_address $1; }
if ($site_address ~ "[^/]$") { set $site_page $document_root$site_address/index.html; }
if (-f $site_page) { set $site_address $site_address/; }`;

/**
 * By the first language of the visitor's that the site has: for programs, and browsers without JavaScript that are old. Others
 * say how they ask (W3C, Fetch Metadata): for them the document redirects, as only it knows the stored choice.
 */
const LOCALISED = "if ($site_localised) { return 302 $site_localised$is_args$args; }";
const LANGUAGE = `set $site_vary "";
set $site_localised "";
set $site_visitor "$http_sec_fetch_mode:$http_accept_language";
if (-f $document_root/${DEFAULT_LANGUAGE}\${uri}index.html) { set $site_vary "Accept-Language, Sec-Fetch-Mode"; }
if ($site_visitor ~* "^:(?:[^,]*,)*? *(${LANGUAGES.join("|")})(?:[-_;, ]|$)") { set $site_localised /$1$uri; }
if (!-f $document_root\${site_localised}index.html) { set $site_localised ""; }
set $site_elsewhere $site_address$site_localised;`;

/**
 * For nginx, inside `server { }` beside `root` (docs/operating.md). The server's level has the headers of documents, so
 * that nginx's own answers have them too. A block with `add_header` for other files overrides all of them.
 * @param digest of the build, by which browsers ask whether a file is still the same: nginx itself looks at date and size,
 *   which two builds may share (container images have one date for all files)
 */
export function nginxFile({ headers, redirects }: HostingRules, digest: string): string {
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

${ADDRESS}
${LANGUAGE}

set $site_cache "${REVALIDATE}";
set $site_missing /${errorFile("404")};
set $site_broken /${errorFile("500")};
if ($uri ~ "${HASHED.source}") { set $site_cache "${IMMUTABLE}"; }
if ($uri ~ "^/(${languages})(?:/|$)") {
  set $site_missing /$1/${errorFile("404")};
  set $site_broken /$1/${errorFile("500")};
}
${addHeaders(headers.document)}

error_page 400 =404 ${BAD_REQUEST_LOCATION};
error_page 403 404 =404 $site_missing;
error_page 500 502 503 504 $site_broken;
if ($uri ~ "${INTERNAL.source}") { return 404; }
location = ${BAD_REQUEST_LOCATION} {
  internal;
  if ($request ~ "^\\S+ /(?<site_language>${languages})[/ ?]") { rewrite ^ /$site_language/${errorFile("404")} last; }
  rewrite ^ /${errorFile("404")} last;
}
${block(`= ${REDIRECT_LOCATION}`, headers.file, "internal;", OTHER_ADDRESS, LOCALISED)}
location ~ (?:/|\\.html)$ { ${UNCHANGED} if ($site_elsewhere) { rewrite ^ ${REDIRECT_LOCATION} last; } try_files $uri \${uri}index.html =404; }
${block(`~ \\.(?:${endingsOf("opened").join("|")})$`, headers.opened, OTHER_ADDRESS, "try_files $uri =404;")}
${block(`= ${WORKER_FILE}`, headers.worker)}
${block("/", headers.file, OTHER_ADDRESS, SLASH_REDIRECT, "try_files $uri =404;")}
${namedTypes(headers)}
${redirects.flatMap((redirect) => redirectBlocks(redirect, headers)).join("\n")}
`;
}

function addHeaders(headers: HeadersByKind[Kind]): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/["\\$]/u.test(value)) throw new Error(`nginx would read a sign of ${name} as its own: ${value}`);
    return `add_header ${name} "${value}" always;`;
  });
  return [
    "add_header Cache-Control $site_cache always;",
    "add_header ETag $site_etag;",
    "add_header Vary $site_vary;",
    ...lines,
  ].join("\n");
}

function block(place: string, headers: HeadersByKind[Kind], ...lines: string[]): string {
  const inside = [addHeaders(headers), UNCHANGED, ...lines].join("\n").replaceAll(/^/gmu, "  ");
  return `location ${place} {\n${inside}\n}`;
}

function redirectBlocks({ from, to }: HostingRules["redirects"][number], { file }: HeadersByKind): string[] {
  return [from, from.replace(/\/$/u, "")].map((path) => block(`= ${path}`, file, `return 301 ${to}$is_args$args;`));
}

/** The empty `types` is needed: types by ending have priority over `default_type`. */
function namedTypes(headers: HeadersByKind): string {
  const blocks = Object.entries(NAMED_TYPES).map(([path, type]) =>
    block(`= ${path}`, headers[kindOfType(type)], `types { } default_type ${type.replace(CHARSET, "")};`),
  );
  return blocks.join("\n");
}

function endingsOf(kind: Kind): string[] {
  return Object.keys(MEDIA_TYPES).filter((ending) => kindOfType(MEDIA_TYPES[ending] ?? "") === kind);
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
