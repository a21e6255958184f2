import { listSitemapItems } from "../../gatsby/files/sitemap";
import type { Entry } from "../content/load";
import { de, en, pageAt, smallSite } from "../../test/small-site";
import { MAX_UNPAGINATED, ARTICLES_PER_PAGE } from "./news-pages";
import { createPageView } from "./page-view";
import type { Site } from "./site";

const LIST = { type: "listing", id: "list", heading: "Alle", text: "Ein Absatz", of: "news" };
const PRESS = { type: "text", id: "press", heading: "Presse", body: "<p>Anfragen</p>" };
const NEWSROOM = { title: "Aktuelles", headTitle: "Aktuelles und mehr", sections: [LIST, PRESS] };

/** Creates articles, the newest first: `/news/1000/`, `/news/1001/`. */
const articles = (count: number, make = de) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, 1 - index)).toISOString().slice(0, 10);
    return make(`/news/${1000 + index}/`, { date });
  });
const buildSite = (...entries: (Entry | Entry[])[]): Site =>
  smallSite([de("/"), en("/"), de("/newsroom/", NEWSROOM), en("/newsroom/", NEWSROOM), ...entries]);
const paths = (site: Site) => site.pages.map(({ path }) => path).filter((path) => path.includes("newsroom"));
const newsRoutes = (site: Site, path: string) => createPageView(site, pageAt(site, path)).lists["news"] ?? [];

describe("createPaginationPages", () => {
  it("creates no page for a list that fits on the first, whose data have no pagination", () => {
    const site = buildSite(articles(MAX_UNPAGINATED));
    const view = createPageView(site, pageAt(site, "/de/newsroom/"));
    expect(paths(site)).toEqual(["/de/newsroom/", "/en/newsroom/"]);
    expect(view.lists["news"]).toHaveLength(MAX_UNPAGINATED);
    expect(view.pages).toBeUndefined();
  });

  it("splits a longer list into pages, each article on one of them, in order", () => {
    const site = buildSite(articles(60));
    expect(paths(site)).toEqual(["/de/newsroom/", "/en/newsroom/", "/de/newsroom/2/", "/de/newsroom/3/"]);
    const parts = ["/de/newsroom/", "/de/newsroom/2/", "/de/newsroom/3/"].map((path) => newsRoutes(site, path));
    expect(parts.map(({ length }) => length)).toEqual([ARTICLES_PER_PAGE, ARTICLES_PER_PAGE, 12]);
    expect(parts.flat()).toEqual(articles(60).map(({ route }) => route));
  });

  it("creates pages whose data do not grow from sixty to five thousand articles", () => {
    const many = buildSite(articles(5000));
    const few = buildSite(articles(60));
    const bytes = (site: Site, path: string) => JSON.stringify(createPageView(site, pageAt(site, path))).length;
    expect(paths(many)).toHaveLength(2 + Math.ceil(5000 / ARTICLES_PER_PAGE) - 1);
    for (const path of ["/de/newsroom/", "/de/newsroom/2/"]) {
      expect(Math.abs(bytes(many, path) - bytes(few, path))).toBeLessThan(10);
    }
  });

  it("creates pages that contain only the list, with their own title and description", () => {
    const view = createPageView(buildSite(articles(60)), pageAt(buildSite(articles(60)), "/de/newsroom/2/"));
    expect(view).toMatchObject({
      headTitle: "Aktuelles, Seite 2 – Signalbau",
      description: "Aktuelles, Seite 2: About de /newsroom/",
      canonical: "/de/newsroom/2/",
      breadcrumb: [{ path: "/de/" }, { path: "/de/newsroom/" }],
      pages: { here: 2, count: 3, first: "/de/newsroom/" },
      content: {
        title: expect.stringMatching(/^Aktuelles, Seite\s2$/u),
        sections: [{ type: "listing", heading: "Alle" }],
      },
    });
    expect(view.content.sections).toHaveLength(1);
    expect(JSON.stringify(view.content)).not.toContain("Absatz");
    expect(view.content).not.toHaveProperty("lead");
  });

  it("links pages of both languages, or the newsroom if one language has fewer, and adds all to the sitemap", () => {
    const site = buildSite(articles(60), articles(40, en));
    const [second, third] = ["/de/newsroom/2/", "/de/newsroom/3/"].map((path) =>
      createPageView(site, pageAt(site, path)),
    );
    expect(second).toMatchObject({ counterpart: "/en/newsroom/2/", alternates: [{}, {}] });
    expect(third).toMatchObject({ counterpart: "/en/newsroom/", alternates: [{}] });
    expect(listSitemapItems(site).map(({ url }) => url)).toContain("https://www.signalbau.example/de/newsroom/3/");
  });
});
