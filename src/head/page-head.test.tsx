/** @jest-environment jsdom */
import type { ComponentProps } from "react";
import type { PageView } from "../model/page-view";
import { documentOf, metaIn } from "../../test/head";
import { starterSite } from "../../test/starter";
import { sampleView, viewOn } from "../../test/views";
import { PageHead } from "./page-head";

const HOST = "https://www.fernwerk.example";
const headOf = (view: PageView) =>
  documentOf(<PageHead {...({ data: { page: { view } } } as ComponentProps<typeof PageHead>)} />);
const alternatesIn = (page: Document) =>
  [...page.querySelectorAll<HTMLLinkElement>("link[rel='alternate']")].map(({ hreflang, href }) => [hreflang, href]);

/** Titles, alternates and share pictures of all pages are read from the built files: e2e/findable, e2e/share-pictures. */
describe("the head of a page", () => {
  it("names a page that there is in English alone as the default too", () => {
    const alternates = [{ language: "en" as const, path: "/en/sample/" }];
    expect(alternatesIn(headOf(sampleView("en", { alternates })))).toEqual([
      ["en", `${HOST}/en/sample/`],
      ["x-default", `${HOST}/en/sample/`],
    ]);
  });

  it.each([
    ["/contact/", "page", undefined, `${HOST}/en/contact/`],
    ["/contactConfirmation/", "page", "noindex", `${HOST}/en/contactConfirmation/`],
    [
      "/landingpages/software-development_b/",
      "landing",
      "noindex, follow",
      `${HOST}/en/landingpages/software-development/`,
    ],
  ] as const)("of %s says to robots and to who shares it what the page is", (route, kind, robots, url) => {
    const page = headOf(viewOn(starterSite(), "en", route, kind));
    expect([metaIn(page, "robots"), metaIn(page, "og:url")]).toEqual([robots, url]);
    if (robots) expect(alternatesIn(page)).toEqual([]);
  });

  it.each([
    ["de", "/products/fusion/", "product", "website", "de_DE"],
    ["en", "/news/fusion-rail/", "article", "article", "en_GB"],
  ] as const)("says in %s what a shared link to %s shows", (language, route, kind, type, locale) => {
    const view = viewOn(starterSite(), language, route, kind);
    const page = headOf(view);
    const told = ["og:title", "og:description", "og:locale", "og:type", "og:site_name"].map((name) =>
      metaIn(page, name),
    );
    expect(told).toEqual([view.headTitle, view.description, locale, type, "Fernwerk"]);
  });
});
