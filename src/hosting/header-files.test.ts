import { readFileSync } from "node:fs";
import { LANGUAGES } from "../i18n/languages";
import { buildHeadersFile, buildRedirectsFile } from "./header-files";
import { securityHeaders } from "./security-headers";

const POLICY = "default-src 'none'; script-src 'self'";
const headers = securityHeaders(POLICY);
const rules = { headers, redirects: [{ from: "/de/home/", to: "/de/" }] };
const SCRIPT = "app-01234567.js";
const ENDINGS = new Set(["html", "css", "js", "json", "webmanifest", "txt", "xml", "svg", "png", "webp", "pdf"]);
const file = buildHeadersFile(rules, [SCRIPT, "app.01234567.css", "chunk-map.json"], ENDINGS);

/** Returns the lines of all rules that match a path: `*` matches any text. */
function matchingLines(path: string): string[] {
  return file.split(/\n(?=\/)/u).flatMap((rule) => {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const expression = pattern.replace(/[.]/gu, "\\.").replaceAll("*", ".*");
    return new RegExp(`^${expression}$`, "u").test(path) ? lines.map((line) => line.trim()) : [];
  });
}

const pair = (line: string): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)];

/** Applies the rules as Cloudflare Pages does (workers-sdk, pages-shared/asset-server): removes `! name`, joins duplicates. */
function onCloudflare(path: string): Record<string, string> {
  const set = new Map<string, string>();
  for (const line of matchingLines(path)) {
    const [name, value] = pair(line);
    if (line.startsWith("! ")) set.delete(line.slice(2));
    else set.set(name, [set.get(name), value].filter(Boolean).join(", "));
  }
  return Object.fromEntries(set);
}

/** Applies the rules as Netlify does (netlify/build, headers-parser): skips lines without a colon, and sends every value. */
function onNetlify(path: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, value] of matchingLines(path).flatMap((line) => (line.includes(":") ? [pair(line)] : [])))
    values[name] = [...(values[name] ?? []), value];
  return values;
}

const { document, file: ofFile, opened, published, publishedDocument, worker } = headers;
const HASHED_FILE_HEADERS = { ...ofFile, "Cache-Control": "public, max-age=31536000, immutable" };

const ATOM = { ...publishedDocument, "Content-Type": "application/atom+xml; charset=utf-8" };

it.each<[string, Record<string, string>, string[]]>([
  ["documents", document, ["/", "/de/", "/de/nothing", "/nothing", "/nothing.php", "/de/index.html"]],
  // The host's default caching applies.
  ["data", ofFile, ["/page-data/app-data.json", "/chunk-map.json", "/robots.txt"]],
  ["published files", published, ["/de/share.png", "/icons/any-512.png", "/manifest_de.webmanifest"]],
  ["hashed files", HASHED_FILE_HEADERS, [`/${SCRIPT}`, "/app.01234567.css", "/static/a/b.webp"]],
  ["files that open as documents", opened, ["/a/b.svg", "/a/b.pdf"]],
  ["published documents", publishedDocument, ["/favicon.svg", "/sitemap.xml"]],
  ["the worker", worker, ["/sw.js"]],
  // The endings do not imply these types.
  ["feeds", ATOM, ["/de/news/feed.xml"]],
  ["feeds in JSON", { ...published, "Content-Type": "application/feed+json" }, ["/en/news/feed.json"]],
])("_headers gives %s on Cloudflare Pages the headers of their type", (_what, wanted, paths) => {
  for (const path of paths) expect([path, onCloudflare(path)]).toEqual([path, wanted]);
});

describe("_headers on Netlify", () => {
  it.each(["/", "/de/", "/nothing", `/${SCRIPT}`, "/page-data/app-data.json", "/a/b.pdf", "/sw.js"])(
    "sets every header of %s once, except policies, of which the second only forbids more",
    (path) => {
      const { "Content-Security-Policy": policies, "Cache-Control": _, ...rest } = onNetlify(path);
      const { "Content-Security-Policy": _policy, ...wanted } = headers.document;
      expect(rest).toEqual(Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, [value]])));
      expect(policies?.[0]).toBe(POLICY);
      for (const policy of policies ?? []) expect(policy).toMatch(/^default-src 'none'/u);
    },
  );

  // Browsers ignore the header if it has two values (Fetch, cross-origin resource policy check).
  it("sends two resource policies for published files", () =>
    expect(onNetlify("/de/share.png")["Cross-Origin-Resource-Policy"]).toEqual(["same-origin", "cross-origin"]));
});

describe("buildRedirectsFile", () => {
  it("redirects old paths with and without a trailing slash", () => {
    expect(buildRedirectsFile(rules)).toBe("/de/home/ /de/ 301\n/de/home /de/ 301\n");
  });

  it("leaves the 404 pages to netlify.toml, with a rule per language, and to Cloudflare's own look-up", () => {
    const found = [...readFileSync("netlify.toml", "utf8").matchAll(/from = "(.*)"\nto = "(.*)"\nstatus = 404/gu)];
    const wanted = LANGUAGES.map((language) => [`/${language}/*`, `/${language}/404.html`]);
    expect(found.map(([, from, to]) => [from, to])).toEqual(wanted);
  });
});
