/** Lists requests and expected responses of a host. Independent of src/hosting, so that a rule missing there is noticed. */
import { readFileSync } from "node:fs";
import { listFiles } from "../src/content/list-files";
import { hostingFilePath } from "../src/hosting/build-files";
import { FOLDER } from "./test-site";

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

export interface ExpectedResponse {
  path: string;
  status: number;
  type?: string;
  cache: string;
  location?: string;
  /** Path of the sent file in the built site. */
  file?: string;
  /** Whether the file has compressed copies. */
  isCompressed?: boolean;
}

const { assetsByChunkName } = JSON.parse(readFileSync(hostingFilePath(FOLDER, "webpack.stats.json"), "utf8")) as {
  assetsByChunkName: Record<string, string[]>;
};
const findAppFile = (ending: string) => `/${assetsByChunkName["app"]?.find((file) => file.endsWith(ending))}`;
const findFiles = (folder: string, ending: string) =>
  listFiles(FOLDER, folder).flatMap((name) => (name.endsWith(ending) ? `/${name}` : []));

const HTML = "text/html; charset=utf-8";
const file = (path: string, type: string, cache = REVALIDATE, isCompressed = false): ExpectedResponse => {
  return { path, status: 200, type, cache, file: path.replace(/\/(?:\?.*)?$/u, "/index.html"), isCompressed };
};
const redirect = (path: string, location: string): ExpectedResponse => ({
  path,
  status: 301,
  cache: REVALIDATE,
  location,
});
const notFound = (path: string, page: string): ExpectedResponse => {
  return { path, status: 404, type: HTML, cache: REVALIDATE, file: page, isCompressed: true };
};

export const EXPECTED_RESPONSES: readonly ExpectedResponse[] = [
  file("/de/", HTML, REVALIDATE, true),
  file("/en/services/it-consulting/?utm_source=a", HTML, REVALIDATE, true),
  file("/about-us/", HTML, REVALIDATE, true),
  file("/", HTML, REVALIDATE, true),
  file("/home/", HTML, REVALIDATE, true),
  file(findAppFile(".js"), "text/javascript; charset=utf-8", IMMUTABLE, true),
  file(findAppFile(".css"), "text/css; charset=utf-8", IMMUTABLE, true),
  file(findFiles("static", ".woff2")[0] ?? "", "font/woff2", IMMUTABLE),
  file(findFiles("static/drawings", ".svg")[0] ?? "", "image/svg+xml", IMMUTABLE, true),
  file("/page-data/de/page-data.json", "application/json", REVALIDATE, true),
  file("/page-data/index/page-data.json", "application/json"),
  file("/page-data/app-data.json", "application/json"),
  file(findFiles("page-data/sq/d", ".json")[0] ?? "", "application/json"),
  file("/chunk-map.json", "application/json", REVALIDATE, true),
  file("/manifest.webmanifest", "application/manifest+json"),
  file("/manifest_en.webmanifest", "application/manifest+json"),
  file("/sw.js", "text/javascript; charset=utf-8", REVALIDATE, true),
  file("/favicon.svg", "image/svg+xml"),
  file("/favicon.ico", "image/x-icon"),
  file("/de/share.png", "image/png"),
  file("/icons/any-512.png", "image/png"),
  ...findFiles("de", ".pdf").map((path) => file(path, "application/pdf")),
  file("/sitemap.xml", "application/xml; charset=utf-8", REVALIDATE, true),
  // Calendar files exist while fairs are upcoming.
  ...findFiles("de", ".ics").map((path) => file(path, "text/calendar; charset=utf-8")),
  file("/.well-known/security.txt", "text/plain; charset=utf-8"),
  file("/de/news/feed.xml", "application/atom+xml; charset=utf-8", REVALIDATE, true),
  file("/en/news/feed.json", "application/feed+json", REVALIDATE, true),
  file("/robots.txt", "text/plain; charset=utf-8"),
  redirect("/de/services", "/de/services/"),
  redirect("/en?a=1&b=/x", "/en/?a=1&b=/x"),
  redirect("/de/home/", "/de/"),
  redirect("/en/home?a=1", "/en/?a=1"),
  redirect("/de//contact", "/de/contact/"),
  redirect("/de/contact/index.html?a=1", "/de/contact/?a=1"),
  redirect("/%64e//home", "/de/"),
  notFound("/en/%E4rger/", "/en/404.html"),
  notFound("/de/no-such-page/", "/de/404.html"),
  notFound("/en/no/such/page?a=1", "/en/404.html"),
  notFound("/de/services/no-such.js", "/de/404.html"),
  notFound("/en/news/", "/en/404.html"),
  notFound("/en/news", "/en/404.html"),
  notFound("/no-such-page/", "/404.html"),
  notFound("/app-0123456789abcdef0123.js", "/404.html"),
  notFound("/static/no-such.avif", "/404.html"),
  notFound("/static", "/404.html"),
  notFound("/page-data/de/no-such-page/page-data.json", "/404.html"),
  // Files beside the site.
  notFound("/hosting/nginx.conf", "/404.html"),
  notFound("/webpack.stats.json", "/404.html"),
  // Files for hosts inside the site.
  notFound("/_headers", "/404.html"),
  notFound("/_redirects", "/404.html"),
  notFound("/_gatsby/slices/_gatsby-scripts-1.html", "/404.html"),
  notFound("/de/index.html.br", "/de/404.html"),
  notFound("/sitemap.xml.gz", "/404.html"),
];
