/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import type { ComponentProps } from "react";
import type { PageView } from "../model/page-view";
import { documentOf, metaIn } from "../../test/head";
import { fixtureSite } from "../../test/fixture";
import { sampleView, viewOn } from "../../test/views";
import { PageHead } from "./page-head";

const HOST = "https://www.fernwerk.example";

const headOf = (view: PageView) =>
  documentOf(<PageHead {...({ data: { page: { view } } } as ComponentProps<typeof PageHead>)} />);

/** @returns language and address of every alternate. */
const alternatesIn = (page: Document) =>
  [...page.querySelectorAll<HTMLLinkElement>("link[rel='alternate']")].map(({ hreflang, href }) => [hreflang, href]);

describe("the head of a page", () => {
  it.each(["de", "en"] as const)("names in %s the page's title and its description", (language) => {
    const view = viewOn(fixtureSite(), language, "/contact/", "page");
    const page = headOf(view);
    expect(page.title).toBe(view.headTitle);
    expect(metaIn(page, "description")).toBe(view.description);
    expect(page.querySelectorAll("title, meta[name='description']")).toHaveLength(2);
  });

  it.each(["de", "en"] as const)("names from %s the same set: itself, its counterpart and the default", (language) => {
    expect(alternatesIn(headOf(viewOn(fixtureSite(), language, "/contact/", "page")))).toEqual([
      ["de", `${HOST}/de/contact/`],
      ["en", `${HOST}/en/contact/`],
      ["x-default", `${HOST}/de/contact/`],
    ]);
  });

  it("names a page that there is in English alone as the default too", () => {
    const alternates = [{ language: "en" as const, path: "/en/sample/" }];
    expect(alternatesIn(headOf(sampleView("en", { alternates })))).toEqual([
      ["en", `${HOST}/en/sample/`],
      ["x-default", `${HOST}/en/sample/`],
    ]);
  });

  it.each([
    ["de", "/", "home"],
    ["en", "/news/fusion-rail/", "article"],
  ] as const)("names in %s the feeds of its language on %s", (language, route, kind) => {
    const page = headOf(viewOn(fixtureSite(), language, route, kind));
    const feeds = [...page.querySelectorAll<HTMLLinkElement>("link[rel='alternate'][type]")];
    expect(feeds.map((link) => [link.type, link.getAttribute("href"), link.hreflang])).toEqual([
      ["application/atom+xml", `/${language}/news/feed.xml`, ""],
      ["application/feed+json", `/${language}/news/feed.json`, ""],
    ]);
  });

  it("does not speak of robots where a page is for them", () => {
    expect(metaIn(headOf(viewOn(fixtureSite(), "de", "/contact/", "page")), "robots")).toBeUndefined();
  });

  it("asks search engines to leave a page out, and names no alternates then", () => {
    const page = headOf(viewOn(fixtureSite(), "de", "/contactConfirmation/", "page"));
    expect(metaIn(page, "robots")).toBe("noindex");
    expect(alternatesIn(page)).toEqual([]);
  });

  it("lets search engines follow the links of a page that has another one as its original", () => {
    const page = headOf(viewOn(fixtureSite(), "en", "/landingpages/software-development_b/", "landing"));
    expect(metaIn(page, "robots")).toBe("noindex, follow");
    expect(metaIn(page, "og:url")).toBe(`${HOST}/en/landingpages/software-development/`);
  });

  it.each([
    ["de", "de_DE"],
    ["en", "en_GB"],
  ] as const)("says in %s what a shared link shows", (language, locale) => {
    const view = viewOn(fixtureSite(), language, "/products/fusion/", "product");
    const page = headOf(view);
    expect(metaIn(page, "og:title")).toBe(view.headTitle);
    expect(metaIn(page, "og:description")).toBe(view.description);
    expect(metaIn(page, "og:url")).toBe(`${HOST}/${language}/products/fusion/`);
    expect(metaIn(page, "og:locale")).toBe(locale);
    expect(metaIn(page, "og:type")).toBe("website");
    expect(metaIn(page, "og:site_name")).toBe("Fernwerk");
  });

  it.each(["de", "en"] as const)(
    "names in %s the page's picture: what it is, how large, and what it says",
    (language) => {
      const view = viewOn(fixtureSite(), language, "/contact/", "page");
      const page = headOf(view);
      expect(metaIn(page, "og:image")).toBe(`${HOST}/${language}/contact/share.png`);
      expect(metaIn(page, "og:image:width")).toBe("1200");
      expect(metaIn(page, "og:image:height")).toBe("630");
      expect(metaIn(page, "og:image:alt")).toBe(view.headTitle);
      expect(metaIn(page, "twitter:card")).toBe("summary_large_image");
    },
  );

  it("names an article as one", () => {
    expect(metaIn(headOf(viewOn(fixtureSite(), "de", "/news/fusion-rail/", "article")), "og:type")).toBe("article");
  });

  it("leaves the canonical link to the plugin that keeps it up to date", () => {
    expect(headOf(sampleView("de")).querySelector("link[rel='canonical']")).toBeNull();
  });
});
