import { readFileSync } from "node:fs";
import { LANGUAGES } from "../i18n/languages";
import { headersFile, LONGEST_LINE, redirectsFile } from "./header-files";
import { securityHeaders } from "./security-headers";

const POLICY = "default-src 'none'; script-src 'self'";
const headers = securityHeaders(POLICY);
const rules = { headers, redirects: [{ from: "/de/home/", to: "/de/" }] };
const SCRIPT = "app-01234567.js";
const ENDINGS = new Set(["html", "css", "js", "json", "webmanifest", "txt", "xml", "svg", "png", "avif", "pdf"]);
const file = headersFile(rules, [SCRIPT, "app.01234567.css", "chunk-map.json"], ENDINGS);

/** The lines of all rules that fit an address: `*` stands for any text. */
function linesFor(path: string): string[] {
  return file.split(/\n(?=\/)/u).flatMap((rule) => {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const expression = pattern.replace(/[.]/gu, "\\.").replaceAll("*", ".*");
    return new RegExp(`^${expression}$`, "u").test(path) ? lines.map((line) => line.trim()) : [];
  });
}

const pair = (line: string): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)];

/** As Cloudflare Pages does (workers-sdk, pages-shared/asset-server): takes back where it says so, joins what is set twice. */
function onCloudflare(path: string): Record<string, string> {
  const set = new Map<string, string>();
  for (const line of linesFor(path)) {
    const [name, value] = pair(line);
    if (line.startsWith("! ")) set.delete(line.slice(2));
    else set.set(name, [set.get(name), value].filter(Boolean).join(", "));
  }
  return Object.fromEntries(set);
}

/** Netlify passes over lines without a colon (netlify/build, headers-parser), and sends every value that is set. */
function onNetlify(path: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, value] of linesFor(path).flatMap((line) => (line.includes(":") ? [pair(line)] : [])))
    values[name] = [...(values[name] ?? []), value];
  return values;
}

const { document, file: ofFile, opened, worker } = headers;
const FOR_A_YEAR = { ...ofFile, "Cache-Control": "public, max-age=31536000, immutable" };

const ATOM = { ...opened, "Content-Type": "application/atom+xml; charset=utf-8" };

it.each<[string, Record<string, string>, string[]]>([
  ["documents", document, ["/", "/de/", "/de/nothing", "/nothing", "/nothing.php", "/de/index.html"]],
  // Caching is left to the host's own rule.
  ["data", ofFile, ["/page-data/app-data.json", "/chunk-map.json", "/manifest_de.webmanifest", "/robots.txt"]],
  ["share pictures", ofFile, ["/de/share.png"]],
  ["files that are kept for a year", FOR_A_YEAR, [`/${SCRIPT}`, "/app.01234567.css", "/static/a/b.avif"]],
  ["what is opened by itself", opened, ["/favicon.svg", "/sitemap.xml", "/a/b.pdf"]],
  ["the worker", worker, ["/sw.js"]],
  // Their endings do not say their type.
  ["feeds", ATOM, ["/de/news/feed.xml"]],
  ["feeds in JSON", { ...ofFile, "Content-Type": "application/feed+json" }, ["/en/news/feed.json"]],
])("on Cloudflare Pages %s have the headers that are for them", (_what, wanted, paths) => {
  for (const path of paths) expect([path, onCloudflare(path)]).toEqual([path, wanted]);
});

describe("_headers on Netlify", () => {
  it.each(["/", "/de/", "/nothing", `/${SCRIPT}`, "/page-data/app-data.json", "/favicon.svg", "/sw.js"])(
    "gives %s every header once, but for a policy that only forbids more",
    (path) => {
      const { "Content-Security-Policy": policies, "Cache-Control": _, ...others } = onNetlify(path);
      const { "Content-Security-Policy": _policy, ...wanted } = headers.document;
      expect(others).toEqual(Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, [value]])));
      expect(policies?.[0]).toBe(POLICY);
      for (const policy of policies ?? []) expect(policy).toMatch(/^default-src 'none'/u);
    },
  );
});

describe("_headers", () => {
  it("is not written where a host would cut it off", () => {
    const long = { ...headers, document: { Long: "x".repeat(LONGEST_LINE) } };
    expect(() => headersFile({ ...rules, headers: long }, [], ENDINGS)).toThrow("cuts lines off");
  });

  it("has no more rules than a host reads, and says how many hashed files are without one", () => {
    const said = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const many = Array.from({ length: 99 }, (_, index) => `a-${String(index).padStart(8, "0")}.js`);
    expect(headersFile(rules, many, ENDINGS).match(/^\//gmu)).toHaveLength(100);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^_headers: \d+ of 99 hashed files /u));
    said.mockRestore();
  });
});

describe("_redirects", () => {
  it("leads old addresses on, with their last slash and without", () => {
    expect(redirectsFile(rules)).toBe("/de/home/ /de/ 301\n/de/home /de/ 301\n");
  });

  it("leaves missing pages to netlify.toml, which has a rule for each language: Cloudflare takes the nearest 404.html", () => {
    const found = [...readFileSync("netlify.toml", "utf8").matchAll(/from = "(.*)"\nto = "(.*)"\nstatus = 404/gu)];
    const wanted = LANGUAGES.map((language) => [`/${language}/*`, `/${language}/404.html`]);
    expect(found.map(([, from, to]) => [from, to])).toEqual(wanted);
  });
});
