import { headersFile, LONGEST_LINE, redirectsFile } from "./header-files";

const FOR_A_YEAR = "public, max-age=31536000, immutable";
const rules = (headers: Record<string, string> = { "X-Content-Type-Options": "nosniff" }) => ({
  headers,
  redirects: [{ from: "/de/home/", to: "/de/" }],
});

/** Reads `_headers` as hosts do: every rule that matches counts, `*` stands for any text. */
function headersFor(file: string, path: string): string[] {
  return file.split(/\n(?=\/)/u).flatMap((rule) => {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const expression = pattern.replace(/[.]/gu, "\\.").replaceAll("*", ".*");
    return new RegExp(`^${expression}$`, "u").test(path) ? lines.map((line) => line.trim()) : [];
  });
}

describe("_headers", () => {
  const file = headersFile(rules(), ["app-0123456789abcdef0123.js", "app.0123456789abcdef0123.css", "chunk-map.json"]);

  it.each(["/de/", "/nothing", "/page-data/app-data.json", "/sw.js", "/chunk-map.json"])(
    "gives %s the headers of every answer, and leaves caching to the host's own rule",
    (path) => {
      expect(headersFor(file, path)).toEqual(["X-Content-Type-Options: nosniff"]);
    },
  );

  it.each(["/app-0123456789abcdef0123.js", "/app.0123456789abcdef0123.css", "/static/a/b.avif"])(
    "keeps %s for a year, with the headers of every answer",
    (path) => {
      expect(headersFor(file, path)).toEqual(["X-Content-Type-Options: nosniff", `Cache-Control: ${FOR_A_YEAR}`]);
    },
  );

  it("names the type of feeds, which their endings do not say", () => {
    const type = (path: string) => headersFor(file, path).find((line) => line.startsWith("Content-Type"));
    expect(type("/de/news/feed.xml")).toBe("Content-Type: application/atom+xml; charset=utf-8");
    expect(type("/en/news/feed.json")).toBe("Content-Type: application/feed+json");
    expect(type("/sitemap.xml")).toBeUndefined();
  });

  it("is not written where a host would cut it off", () => {
    expect(() => headersFile(rules({ Long: "x".repeat(LONGEST_LINE) }), [])).toThrow("cuts lines off");
    const many = Array.from({ length: 99 }, (_, index) => `a-${String(index).padStart(20, "0")}.js`);
    expect(() => headersFile(rules(), many)).toThrow("here are 105");
  });
});

describe("_redirects", () => {
  it("leads old addresses on, and missing pages to their language's page, the general one last", () => {
    const lines = redirectsFile(rules()).trim().split("\n");
    expect(lines[0]).toBe("/de/home/ /de/ 301");
    expect(lines.slice(-3)).toEqual(["/de/* /de/404.html 404", "/en/* /en/404.html 404", "/* /404.html 404"]);
  });
});
