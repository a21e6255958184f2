import { existsSync } from "node:fs";
import path from "node:path";
import type { Actions, Page } from "gatsby";
import type { Entry } from "../src/content/load";
import { KINDS } from "../src/model/kinds";
import { both, de, en, smallSite } from "../test/small-site";
import { createPages } from "./create-pages";

type Created = Pick<Page, "path" | "component" | "context">;

function created(...entries: (Entry | Entry[])[]): Created[] {
  const pages: Created[] = [];
  const createPage = (page: Created) => pages.push(page);
  createPages({ actions: { createPage } as unknown as Actions }, smallSite(entries));
  return pages;
}

const templateOf = ({ component }: Created) => path.relative("src/templates", component);

describe("createPages", () => {
  it("creates every page in every language it has, with its kind's template", () => {
    const pages = created(both("/contact/"), both("/services/cms/"), de("/news/alpha/"));
    expect(pages.map((page) => [page.path, templateOf(page)])).toEqual([
      ["/de/contact/", "page/template.tsx"],
      ["/en/contact/", "page/template.tsx"],
      ["/de/services/cms/", "service/template.tsx"],
      ["/en/services/cms/", "service/template.tsx"],
      ["/de/news/alpha/", "article/template.tsx"],
    ]);
  });

  it("gives a page the id of its node and its language, and no words", () => {
    const [page] = created(en("/services/cms/"));
    expect(page?.context).toEqual({ id: "page /en/services/cms/", language: "en" });
  });

  it("creates for missing pages one per language, and the one that Gatsby asks for, once", () => {
    const pages = created(both("/404/"), both("/500/"));
    expect(pages.map((page) => page.path)).toEqual([
      "/de/404/",
      "/404.html",
      "/en/404/",
      "/de/500/",
      "/500.html",
      "/en/500/",
    ]);
  });

  it("lets each of them speak both languages, for it learns its language from the path", () => {
    const notices = created(both("/404/"));
    expect(notices).toHaveLength(3);
    for (const notice of notices) {
      expect(notice.context).toEqual({ de: "page /de/404/", en: "page /en/404/" });
      expect(templateOf(notice)).toBe("notice/template.tsx");
    }
  });

  it("gives no page a pattern of paths: Gatsby would put all paths into the app's script", () => {
    for (const page of created(both("/"), both("/404/"))) expect(page).not.toHaveProperty("matchPath");
  });
});

it.each(Object.keys(KINDS))("there is a template for the kind %s", (kind) => {
  expect(existsSync(`src/templates/${kind}/template.tsx`)).toBe(true);
});
