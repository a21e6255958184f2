/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn, textsOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { sampleView, viewOn } from "../../../test/views";
import SiteMapSection from "./section";

const SECTION = { type: "site-map" } as const;

describe("the site map", () => {
  it("lists pages by area, each area under a heading that leads there", () => {
    const siteMap = [
      { label: "Leistungen", path: "/de/services/", links: [{ path: "/de/services/beratung/", label: "Beratung" }] },
      { label: "", links: [{ path: "/de/partner/", label: "Partner" }] },
      { label: "", of: "landing" as const, links: [{ path: "/de/landingpages/ibe/", label: "Buchungsmaschine" }] },
      { label: "", of: "legal" as const, links: [{ path: "/de/imprint/", label: "Impressum" }] },
    ];
    const view = sampleView("de", { siteMap });
    const { container } = renderIn("de", <SiteMapSection section={SECTION} view={view} isLast />);
    expect(textsOf(container, "h2")).toEqual(["Leistungen", "Start", "Angebote", "Rechtliches"]);
    expect(linksIn(container)).toEqual([
      ["Leistungen", "/de/services/"],
      ["Beratung", "/de/services/beratung/"],
      ["Start", "/de/"],
      ["Partner", "/de/partner/"],
      ["Buchungsmaschine", "/de/landingpages/ibe/"],
      ["Impressum", "/de/imprint/"],
    ]);
  });

  it("has a list that is longer than all others below them", () => {
    const group = (label: string, count: number) => ({
      label,
      path: `/de/${label}/`,
      links: Array.from({ length: count }, (_, index) => ({ path: `/de/${label}/${index}/`, label: `${index}` })),
    });
    const siteMap = [group("news", 16), group("services", 15)];
    const { container } = renderIn(
      "de",
      <SiteMapSection section={SECTION} view={sampleView("de", { siteMap })} isLast />,
    );
    expect(textsOf(container, "h2")).toEqual(["services", "news"]);
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
