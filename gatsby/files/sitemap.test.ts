import { both, de, smallSite } from "../../test/small-site";
import { temporaryFolder } from "../../test/temporary-folder";
import { sitemapItems, writeSitemap } from "./sitemap";

/** All indexable pages with their alternates are tested in e2e/findable.spec.ts. */
const HOST = "https://www.signalbau.example";
const addresses = (...fields: Parameters<typeof smallSite>) => sitemapItems(smallSite(...fields)).map(({ url }) => url);

it("the sitemap loses a vacancy on the day after its closing day", () => {
  const vacancy = both("/career/vacancies/a/", { closes: "2026-12-01" });
  expect(addresses([vacancy], { today: "2026-12-01" })).toHaveLength(2);
  expect(addresses([vacancy], { today: "2026-12-02" })).toEqual([]);
});

it.each([
  ["/services/cms/", {}, undefined],
  ["/services/cms/", { updated: "2026-10-01" }, "2026-10-01"],
  ["/services/cms/", { updated: "2026-12-01" }, undefined],
  ["/news/a/", { date: "2026-05-01" }, "2026-05-01"],
  ["/news/a/", { date: "2026-05-01", updated: "2026-06-01" }, "2026-06-01"],
  ["/career/vacancies/a/", { posted: "2026-09-01" }, "2026-09-01"],
])("the sitemap says of %s with %j that it was changed on %s, whatever the day is", (route, fields, lastmod) => {
  for (const today of ["2026-11-20", "2026-11-21"])
    expect(sitemapItems(smallSite([both(route, fields)], { today }))[0]?.lastmod).toBe(lastmod);
});

it("the sitemap is one file in the form of the protocol, in which a page of one language is its own default", async () => {
  const folder = temporaryFolder();
  await writeSitemap(smallSite([de("/news/a/", { date: "2026-05-01" })]), folder.path);
  expect(folder.read("sitemap.xml")).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
      `<url><loc>${HOST}/de/news/a/</loc><lastmod>2026-05-01</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="de" href="${HOST}/de/news/a/"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${HOST}/de/news/a/"/></url></urlset>`,
  );
  folder.remove();
});
