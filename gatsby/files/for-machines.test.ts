import { starterOn } from "../../test/starter";
import { both, smallSite } from "../../test/small-site";
import { temporaryFolder } from "../../test/temporary-folder";
import { writeForMachines } from "./for-machines";
import { llmsTxt } from "./llms-txt";

const HOST = "https://www.kontor-nord.example";
const site = starterOn("2026-11-21");

describe("llms.txt", () => {
  const lines = llmsTxt(site).split("\n");
  const addresses = lines.flatMap((line) => /^- \[.+\]\((.+?)\): .{50,}$/u.exec(line)?.[1] ?? []);

  it("has the form of llmstxt.org: a name, a quotation, texts, and below headings nothing but links with a description", () => {
    expect([lines[0], lines[2]]).toEqual(["# Kontor Nord", expect.stringMatching(/^> .{100,}/u)]);
    const first = lines.findIndex((line) => line.startsWith("## "));
    expect(lines.slice(3, first).filter((line) => /^[#>-]/u.test(line))).toEqual([]);
    const isAllowed = /^(?:$|## .|- \[.+\]\(https:.+\): .)/u;
    expect(lines.slice(first).filter((line) => !isAllowed.test(line))).toEqual([]);
    expect(llmsTxt(smallSite([both("/")]))).not.toMatch(/## .*\n\n(?!- )|## Optional/u);
  });

  it("names every page that search engines may show, once, and no other; articles by the feed that holds them", () => {
    const pages = site.pages.filter(({ isIndexable, kind }) => isIndexable && kind !== "article");
    const feeds = ["de", "en"].map((language) => `${HOST}/${language}/news/feed.json`);
    expect([...addresses].sort()).toEqual([...pages.map(({ path }) => HOST + path), ...feeds].sort());
  });
});

it("robots.txt lets everybody fetch everything, and names the sitemap; no file names a page that is not for search engines", () => {
  const folder = temporaryFolder();
  writeForMachines(site, folder.path);
  expect(folder.read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${HOST}/sitemap.xml\n`);
  const hidden = site.pages.filter(({ isIndexable }) => !isIndexable).map(({ path }) => HOST + path);
  expect(hidden.length).toBeGreaterThan(10);
  for (const file of ["llms.txt", "de/news/feed.xml", "de/news/feed.json", "en/news/feed.xml", "en/news/feed.json"]) {
    const text = folder.read(file);
    expect([file, hidden.filter((each) => text.includes(`${each})`) || text.includes(`${each}"`))]).toEqual([file, []]);
  }
  folder.remove();
});
