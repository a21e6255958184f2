import { LANGUAGES } from "../languages/languages";
import { CHECKED, FOR_A_YEAR, HASHED } from "./caching";
import { HIDDEN } from "./hidden-files";
import { MEDIA_TYPES, NAMED_TYPES } from "./media-types";
import type { HostingRules } from "./rules";

const CHARSET = "; charset=utf-8";

/**
 * For nginx: belongs inside `server { }`, beside `root` (docs/operating.md). All headers stand at the level of the server
 * and everything that differs in variables: a block with an `add_header` of its own would lose all others.
 * @returns the text of the file
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
set $site_missing /404.html;
set $site_broken /500.html;
if ($uri ~ "${HASHED.source}") { set $site_cache "${FOR_A_YEAR}"; }
if ($uri ~ "^/(${languages})(?:/|$)") {
  set $site_missing /$1/404.html;
  set $site_broken /$1/500.html;
}
add_header Cache-Control $site_cache always;
${Object.entries(headers).map(addHeader).join("\n")}

error_page 403 404 =404 $site_missing;
error_page 500 502 503 504 $site_broken;
if ($uri ~ "${HIDDEN.source}") { return 404; }
if (-f $document_root$uri/index.html) { rewrite ^(.*[^/])$ $1/ permanent; }
location / { try_files $uri \${uri}index.html =404; }
${Object.entries(NAMED_TYPES).map(typeLocation).join("\n")}
${redirects.flatMap(redirectLocations).join("\n")}
`;
}

function addHeader([name, value]: [string, string]): string {
  if (/["\\$]/u.test(value)) throw new Error(`nginx would read a sign of ${name} as its own: ${value}`);
  return `add_header ${name} "${value}" always;`;
}

function redirectLocations({ from, to }: HostingRules["redirects"][number]): string[] {
  return [from, from.replace(/\/$/u, "")].map((path) => `location = ${path} { return 301 ${to}$is_args$args; }`);
}

/** Types by ending would win over the type of the block. */
function typeLocation([path, type]: [string, string]): string {
  return `location = ${path} { types { } default_type ${type.replace(CHARSET, "")}; }`;
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
