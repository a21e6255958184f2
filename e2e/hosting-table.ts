/** What a host answers to each kind of request, typed out: not read from src/hosting, so that a rule lost there is missed. */
import { readdirSync, readFileSync } from "node:fs";
import type { Answer } from "../src/testing/ask";

export const CHECKED = "public, max-age=0, must-revalidate";
export const FOR_A_YEAR = "public, max-age=31536000, immutable";

type Wanted = Readonly<Record<string, RegExp>>;

const ON_FILES: Wanted = {
  "strict-transport-security": /^max-age=63072000; includeSubDomains$/u,
  "x-content-type-options": /^nosniff$/u,
  "cross-origin-resource-policy": /^same-origin$/u,
};

/** HTML of every status; its policy has a test of its own. */
const ON_DOCUMENTS: Wanted = {
  ...ON_FILES,
  "referrer-policy": /^strict-origin-when-cross-origin$/u,
  "cross-origin-opener-policy": /^same-origin$/u,
  "permissions-policy": /camera=\(\), .*geolocation=\(\), .*microphone=\(\)/u,
  "content-security-policy": /^default-src 'none'; script-src .*frame-ancestors 'none'/u,
};

/** What a browser opens as a document of its own. */
const ON_OPENED: Wanted = { ...ON_FILES, "content-security-policy": /^default-src 'none'$/u };

const ON_WORKER: Wanted = {
  ...ON_FILES,
  "content-security-policy": /^default-src 'none'; connect-src 'self'; worker-src 'self'$/u,
};

/** What acts on no answer here, or says again what another header says. */
const ON_NONE = ["x-frame-options", "x-xss-protection", "expires", "pragma", "x-powered-by"];

type Asked = Pick<Row, "path" | "type">;

/** @returns what an answer has of headers that other kinds of answers have, or has not of its own (quality S2) */
export function wrongHeaders(asked: Asked, answer: Answer): string[] {
  const wanted = wantedHeaders(asked);
  const foreign = [...Object.keys(ON_DOCUMENTS), ...ON_NONE].filter(
    (name) => !wanted[name] && answer.headers[name] !== undefined,
  );
  return [...missingHeaders(asked, answer), ...foreign.map((name) => `${name}: ${answer.headers[name]}`)];
}

/** @returns what an answer has not of the headers of its kind */
export function missingHeaders(asked: Asked, { headers }: Answer): string[] {
  return Object.entries(wantedHeaders(asked))
    .filter(([name, value]) => !value.test(String(headers[name])))
    .map(([name]) => `${name}: ${headers[name]}`);
}

function wantedHeaders({ path, type = "" }: Asked): Wanted {
  if (path === "/sw.js") return ON_WORKER;
  if (type.startsWith("text/html")) return ON_DOCUMENTS;
  return /svg|xml|pdf/u.test(type) ? ON_OPENED : ON_FILES;
}

export interface Row {
  path: string;
  status: number;
  type?: string;
  cache: string;
  /** Where a redirect leads. */
  location?: string;
  /** The file of the built site that is sent. */
  file?: string;
  /** Whether compressed copies of it are sent to browsers that know them. */
  isText?: boolean;
}

const { assetsByChunkName } = JSON.parse(readFileSync("hosting/webpack.stats.json", "utf8")) as {
  assetsByChunkName: Record<string, string[]>;
};
const ofApp = (ending: string) => `/${assetsByChunkName["app"]?.find((file) => file.endsWith(ending))}`;
const below = (folder: string, ending: string) => {
  const found = readdirSync(`public${folder}`, { recursive: true, encoding: "utf8" }).find((name) =>
    name.endsWith(ending),
  );
  return `${folder}/${found}`;
};

const calendarFiles = readdirSync("public/de", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ics"))
  .map((name) => `/de/${name}`);

const HTML = "text/html; charset=utf-8";
const file = (path: string, type: string, cache = CHECKED, isText = false): Row => {
  return { path, status: 200, type, cache, file: path.replace(/\/(?:\?.*)?$/u, "/index.html"), isText };
};
const redirect = (path: string, location: string): Row => ({ path, status: 301, cache: CHECKED, location });
const missing = (path: string, page: string): Row => {
  return { path, status: 404, type: HTML, cache: CHECKED, file: page, isText: true };
};

export const TABLE: readonly Row[] = [
  file("/de/", HTML, CHECKED, true),
  file("/en/services/it-consulting/?utm_source=a", HTML, CHECKED, true),
  file("/about-us/", HTML, CHECKED, true),
  file("/", HTML, CHECKED, true),
  file(ofApp(".js"), "text/javascript; charset=utf-8", FOR_A_YEAR, true),
  file(ofApp(".css"), "text/css; charset=utf-8", FOR_A_YEAR, true),
  file(below("/static", ".woff2"), "font/woff2", FOR_A_YEAR),
  file(below("/static", ".avif"), "image/avif", FOR_A_YEAR),
  file("/page-data/de/page-data.json", "application/json", CHECKED, true),
  file("/page-data/app-data.json", "application/json"),
  file("/chunk-map.json", "application/json", CHECKED, true),
  file("/manifest_en.webmanifest", "application/manifest+json"),
  file("/sw.js", "text/javascript; charset=utf-8", CHECKED, true),
  file("/language-redirect.js", "text/javascript; charset=utf-8"),
  file("/favicon.svg", "image/svg+xml"),
  file("/favicon.ico", "image/x-icon"),
  file("/de/share.png", "image/png"),
  file("/sitemap.xml", "application/xml; charset=utf-8", CHECKED, true),
  // There is one as long as there is a fair to come.
  ...calendarFiles.map((path) => file(path, "text/calendar; charset=utf-8")),
  file("/.well-known/security.txt", "text/plain; charset=utf-8"),
  file("/de/news/feed.xml", "application/atom+xml; charset=utf-8", CHECKED, true),
  file("/en/news/feed.json", "application/feed+json", CHECKED, true),
  file("/robots.txt", "text/plain; charset=utf-8"),
  file("/llms.txt", "text/plain; charset=utf-8", CHECKED, true),
  redirect("/de/services", "/de/services/"),
  redirect("/en?a=1&b=/x", "/en/?a=1&b=/x"),
  redirect("/de/home/", "/de/"),
  redirect("/en/home?a=1", "/en/?a=1"),
  missing("/de/no-such-page/", "/de/404.html"),
  missing("/en/no/such/page?a=1", "/en/404.html"),
  missing("/de/services/no-such.js", "/de/404.html"),
  missing("/en/news/", "/en/404.html"),
  missing("/en/news", "/en/404.html"),
  missing("/no-such-page/", "/404.html"),
  missing("/app-0123456789abcdef0123.js", "/404.html"),
  missing("/static/no-such.avif", "/404.html"),
  missing("/static", "/404.html"),
  missing("/page-data/de/no-such-page/page-data.json", "/404.html"),
  // What lies beside the site.
  missing("/hosting/nginx.conf", "/404.html"),
  missing("/webpack.stats.json", "/404.html"),
  // What lies in it for hosts.
  missing("/_headers", "/404.html"),
  missing("/_redirects", "/404.html"),
];

/** What lies in the site for the next build, and for hosts that send it under another name. */
export const HIDDEN: readonly Row[] = [
  missing("/_gatsby/slices/_gatsby-scripts-1.html", "/404.html"),
  missing("/de/index.html.br", "/de/404.html"),
  missing("/sitemap.xml.gz", "/404.html"),
];
