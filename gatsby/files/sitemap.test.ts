import { both, de, en, smallSite } from "../../test/small-site";
import { temporaryFolder } from "../../test/temporary-folder";
import { listSitemapItems, writeRobotsTxt } from "./sitemap";

/** e2e/seo.spec.ts tests the sitemap's pages with their alternates. */
const HOST = "https://www.signalbau.example";

it("listSitemapItems omits a vacancy from the day after its closing day", () => {
  const vacancy = both("/career/vacancies/a/", { closes: "2026-12-01" });
  expect(listSitemapItems(smallSite([vacancy], { today: "2026-12-01" }))).toHaveLength(2);
  expect(listSitemapItems(smallSite([vacancy], { today: "2026-12-02" }))).toEqual([]);
});

it.each([
  ["/services/cms/", {}, undefined],
  ["/services/cms/", { updated: "2026-10-01" }, "2026-10-01"],
  ["/services/cms/", { updated: "2026-12-01" }, undefined],
  ["/news/a/", { date: "2026-05-01" }, "2026-05-01"],
  ["/news/a/", { date: "2026-05-01", updated: "2026-06-01" }, "2026-06-01"],
  ["/career/vacancies/a/", { posted: "2026-09-01" }, "2026-09-01"],
])("listSitemapItems gives %s with %j the lastmod %s on every day of a build", (route, fields, lastmod) => {
  for (const today of ["2026-11-20", "2026-11-21"])
    expect(listSitemapItems(smallSite([both(route, fields)], { today }))[0]?.lastmod).toBe(lastmod);
});

it.each([
  ["de", de],
  ["en", en],
])("listSitemapItems makes a page of one language its own default (%s)", (language, make) => {
  const url = `${HOST}/${language}/news/a/`;
  expect(listSitemapItems(smallSite([make("/news/a/", { date: "2026-05-01" })]))).toEqual([
    { url, links: [language, "x-default"].map((lang) => ({ lang, url })), lastmod: "2026-05-01" },
  ]);
});

it("robots.txt allows everything and names the sitemap", () => {
  const folder = temporaryFolder();
  writeRobotsTxt(smallSite([both("/")]), folder.path);
  expect(folder.read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${HOST}/sitemap.xml\n`);
  folder.remove();
});
