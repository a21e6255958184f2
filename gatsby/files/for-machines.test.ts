import { fixtureOn } from "../../test/fixture";
import { both, smallSite } from "../../test/small-site";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { writeForMachines } from "./for-machines";
import { llmsTxt } from "./llms-txt";

const HOST = "https://www.fernwerk.example";
const real = fixtureOn("2026-11-21");

describe("llms.txt", () => {
  const lines = llmsTxt(real).split("\n");
  const addresses = lines.flatMap((line) => /^- \[.+\]\((.+?)\): .{50,}$/u.exec(line)?.[1] ?? []);

  it("has the form of llmstxt.org: a name, a quotation, texts, and below headings nothing but links with a description", () => {
    expect(lines[0]).toBe("# Fernwerk");
    expect(lines[2]).toMatch(/^> .{100,}/u);
    const first = lines.findIndex((line) => line.startsWith("## "));
    expect(lines.slice(3, first).filter((line) => /^[#>-]/u.test(line))).toEqual([]);
    expect(
      lines.slice(first).filter((line) => line !== "" && !/^(?:## .|- \[.+\]\(https:.+\): .)/u.test(line)),
    ).toEqual([]);
    expect(lines.filter((line) => line === "## Optional")).toHaveLength(1);
  });

  it("names every page that search engines may show, once, and no other; articles by the feed that holds them", () => {
    const pages = real.pages.filter(({ isIndexable, kind }) => isIndexable && kind !== "article");
    const feeds = ["de", "en"].map((language) => `${HOST}/${language}/news/feed.json`);
    expect([...addresses].sort()).toEqual([...pages.map(({ path }) => HOST + path), ...feeds].sort());
  });

  it("has a section for every kind: a new one must be given a place", () => {
    const kinds = new Set(real.pages.filter(({ isIndexable }) => isIndexable).map(({ kind }) => kind));
    const named = real.pages.filter(({ path }) => addresses.includes(HOST + path)).map(({ kind }) => kind);
    expect([...kinds].filter((kind) => kind !== "article" && !named.includes(kind))).toEqual([]);
  });

  it("leaves out sections without pages", () => {
    expect(llmsTxt(smallSite([both("/")]))).not.toMatch(/## .*\n\n(?!- )|## Optional/u);
  });
});

describe("writeForMachines", () => {
  let folder: TemporaryFolder;
  beforeAll(() => {
    folder = temporaryFolder();
    writeForMachines(real, folder.path);
  });
  afterAll(() => folder.remove());

  it("lets everybody fetch everything, and names the sitemap", () => {
    expect(folder.read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${HOST}/sitemap.xml\n`);
  });

  it.each(["llms.txt", "de/news/feed.xml", "de/news/feed.json", "en/news/feed.xml", "en/news/feed.json"])(
    "writes %s, without a page that is not for search engines",
    (file) => {
      const hidden = real.pages.filter(({ isIndexable }) => !isIndexable).map(({ path }) => HOST + path);
      expect(hidden.length).toBeGreaterThan(10);
      expect(hidden.filter((address) => folder.read(file).includes(`${address})`))).toEqual([]);
      expect(hidden.filter((address) => folder.read(file).includes(`${address}"`))).toEqual([]);
    },
  );
});
