import { starterOn } from "../../test/starter";
import { temporaryFolder } from "../../test/temporary-folder";
import { writeCrawlerFiles } from "./for-machines";

const HOST = "https://www.kontor-nord.example";
const site = starterOn("2026-11-21");

it("robots.txt lets everybody fetch everything, and names the sitemap; no file names a page that is not for search engines", () => {
  const folder = temporaryFolder();
  writeCrawlerFiles(site, folder.path);
  expect(folder.read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${HOST}/sitemap.xml\n`);
  const hidden = site.pages.filter(({ isIndexable }) => !isIndexable).map(({ path }) => HOST + path);
  expect(hidden.length).toBeGreaterThan(10);
  for (const file of ["de/news/feed.xml", "de/news/feed.json", "en/news/feed.xml", "en/news/feed.json"]) {
    const text = folder.read(file);
    expect([file, hidden.filter((each) => text.includes(`${each})`) || text.includes(`${each}"`))]).toEqual([file, []]);
  }
  folder.remove();
});
