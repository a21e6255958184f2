import { LANGUAGES } from "../i18n/languages";
import { errorFile } from "../model/views/error-pages";
import { CHECKED, FOR_A_YEAR } from "./caching";
import { HASHED } from "../service-worker/hashed-files";
import { HIDDEN } from "./hidden-files";
import { kindOfType, MEDIA_TYPES, NAMED_TYPES, WORKER_FILE } from "./media-types";
import type { HostingRules } from "./rules";
import type { HeadersByKind, Kind } from "./security-headers";

const CHARSET = "; charset=utf-8";

/** Redirects to `$1`, because nginx does not escape line breaks in `$uri`. */
const SLASH_REDIRECT = "if (-f $document_root$uri/index.html) { rewrite ^(.*[^/])$ $1/ permanent; }";

/**
 * For nginx, inside `server { }` beside `root` (docs/operating.md). The server's level has the headers of documents, so
 * that nginx's own answers have them too. A block with `add_header` for other files overrides all of them.
 */
export function nginxFile({ headers, redirects }: HostingRules): string {
  const languages = LANGUAGES.join("|");
  return `# Written by the build from src/hosting: do not edit. Belongs to the pages of the same build.
server_tokens off;
absolute_redirect off;
etag on;
gzip off;
gzip_static on;
gzip_proxied any;
gzip_vary on;
${mediaTypes()}

set $site_cache "${CHECKED}";
set $site_missing /${errorFile("404")};
set $site_broken /${errorFile("500")};
if ($uri ~ "${HASHED.source}") { set $site_cache "${FOR_A_YEAR}"; }
if ($uri ~ "^/(${languages})(?:/|$)") {
  set $site_missing /$1/${errorFile("404")};
  set $site_broken /$1/${errorFile("500")};
}
${addHeaders(headers.document)}

error_page 403 404 =404 $site_missing;
error_page 500 502 503 504 $site_broken;
if ($uri ~ "${HIDDEN.source}") { return 404; }
location ~ (?:/|\\.html)$ { try_files $uri \${uri}index.html =404; }
${block(`~ \\.(?:${endingsOf("opened").join("|")})$`, headers.opened, "try_files $uri =404;")}
${block(`= ${WORKER_FILE}`, headers.worker)}
${block("/", headers.file, SLASH_REDIRECT, "try_files $uri =404;")}
${namedTypes(headers)}
${redirects.flatMap((redirect) => redirectBlocks(redirect, headers)).join("\n")}
`;
}

function addHeaders(headers: HeadersByKind[Kind]): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/["\\$]/u.test(value)) throw new Error(`nginx would read a sign of ${name} as its own: ${value}`);
    return `add_header ${name} "${value}" always;`;
  });
  return ["add_header Cache-Control $site_cache always;", ...lines].join("\n");
}

function block(place: string, headers: HeadersByKind[Kind], ...lines: string[]): string {
  const inside = [addHeaders(headers), ...lines].join("\n").replaceAll(/^/gmu, "  ");
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
