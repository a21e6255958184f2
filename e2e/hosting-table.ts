/** What a host answers to each kind of request, typed out: not read from src/hosting, so that a rule lost there is missed. */
import { readFileSync } from "node:fs";
import { filesBelow } from "../src/content/files-below";
import { buildFile } from "../src/hosting/build-files";
import { FOLDER } from "./site";

const CHECKED = "public, max-age=0, must-revalidate";
const FOR_A_YEAR = "public, max-age=31536000, immutable";

export interface Row {
  path: string;
  status: number;
  type?: string;
  cache: string;
  location?: string;
  /** The file of the built site that is sent. */
  file?: string;
  /** Whether compressed copies of it are sent to browsers that know them. */
  isText?: boolean;
}

const { assetsByChunkName } = JSON.parse(readFileSync(buildFile(FOLDER, "webpack.stats.json"), "utf8")) as {
  assetsByChunkName: Record<string, string[]>;
};
const ofApp = (ending: string) => `/${assetsByChunkName["app"]?.find((file) => file.endsWith(ending))}`;
const filesOf = (folder: string, ending: string) =>
  filesBelow(FOLDER, folder).flatMap((name) => (name.endsWith(ending) ? `/${name}` : []));

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
  file("/home/", HTML, CHECKED, true),
  file(ofApp(".js"), "text/javascript; charset=utf-8", FOR_A_YEAR, true),
  file(ofApp(".css"), "text/css; charset=utf-8", FOR_A_YEAR, true),
  file(filesOf("static", ".woff2")[0] ?? "", "font/woff2", FOR_A_YEAR),
  file(filesOf("static/drawings", ".svg")[0] ?? "", "image/svg+xml", FOR_A_YEAR, true),
  file("/page-data/de/page-data.json", "application/json", CHECKED, true),
  file("/page-data/index/page-data.json", "application/json"),
  file("/page-data/app-data.json", "application/json"),
  file(filesOf("page-data/sq/d", ".json")[0] ?? "", "application/json"),
  file("/chunk-map.json", "application/json", CHECKED, true),
  file("/manifest.webmanifest", "application/manifest+json"),
  file("/manifest_en.webmanifest", "application/manifest+json"),
  file("/sw.js", "text/javascript; charset=utf-8", CHECKED, true),
  file("/language-redirect.js", "text/javascript; charset=utf-8"),
  file("/favicon.svg", "image/svg+xml"),
  file("/favicon.ico", "image/x-icon"),
  file("/de/share.png", "image/png"),
  file("/sitemap.xml", "application/xml; charset=utf-8", CHECKED, true),
  // There is one as long as there is a fair to come.
  ...filesOf("de", ".ics").map((path) => file(path, "text/calendar; charset=utf-8")),
  file("/.well-known/security.txt", "text/plain; charset=utf-8"),
  file("/de/news/feed.xml", "application/atom+xml; charset=utf-8", CHECKED, true),
  file("/en/news/feed.json", "application/feed+json", CHECKED, true),
  file("/robots.txt", "text/plain; charset=utf-8"),
  redirect("/de/services", "/de/services/"),
  redirect("/en?a=1&b=/x", "/en/?a=1&b=/x"),
  redirect("/de/home/", "/de/"),
  redirect("/en/home?a=1", "/en/?a=1"),
  redirect("/de//contact", "/de/contact/"),
  redirect("/de/contact/index.html?a=1", "/de/contact/?a=1"),
  redirect("/%64e//home", "/de/"),
  missing("/en/%E4rger/", "/en/404.html"),
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
  missing("/_gatsby/slices/_gatsby-scripts-1.html", "/404.html"),
  missing("/de/index.html.br", "/de/404.html"),
  missing("/sitemap.xml.gz", "/404.html"),
];
