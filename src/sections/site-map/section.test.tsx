/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn, textsOf } from "../../testing/read";
import { fixtureSite } from "../../testing/fixture";
import { renderIn } from "../../testing/render-page";
import { sampleView, viewOn } from "../../testing/views";
import SiteMapSection from "./section";

const SECTION = { type: "site-map" } as const;

describe("the site map", () => {
  it("lists pages by area, each area under a heading that leads there", () => {
    const siteMap = [
      { label: "Leistungen", path: "/de/services/", links: [{ path: "/de/services/beratung/", label: "Beratung" }] },
      { label: "", links: [{ path: "/de/imprint/", label: "Impressum" }] },
    ];
    const view = sampleView("de", { siteMap });
    const { container } = renderIn("de", <SiteMapSection section={SECTION} view={view} isLast />);
    expect(textsOf(container, "h2")).toEqual(["Leistungen", "Start"]);
    expect(linksIn(container)).toEqual([
      ["Leistungen", "/de/services/"],
      ["Beratung", "/de/services/beratung/"],
      ["Start", "/de/"],
      ["Impressum", "/de/imprint/"],
    ]);
  });

  it.each(["de", "en"] as const)("leads in %s to every listed page, once, and to no other", (language) => {
    const view = viewOn(fixtureSite(), language, "/sitemap/", "page");
    const { container } = renderIn(language, <SiteMapSection section={SECTION} view={view} isLast />);
    const listed = fixtureSite().pages.filter((page) => page.language === language && page.isListed);
    const paths = linksIn(container).map(([, href]) => href);
    expect(paths.toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
  });

  it("calls the home page by its name in English too", () => {
    const view = sampleView("en", { siteMap: [{ label: "", links: [] }] });
    renderIn("en", <SiteMapSection section={SECTION} view={view} isLast />);
    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/en/");
  });
});
