/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn, textOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleCard, sampleView, viewOn } from "../../../test/views";
import type { SectionProps } from "../section-props";
import FareListSection from "./fares-section";
import LinkListSection from "./link-list-section";
import NewsSection from "./news-section";
import ProjectListSection from "./projects-section";
import OfferListSection from "./offer-section";
import VacancyListSection from "./vacancies-section";

type Listing = SectionProps<"listing">["section"];

const section = (of: Listing["of"], text?: string): Listing => ({
  type: "listing",
  id: "alle",
  heading: "Alle",
  of,
  text,
});

describe("a list that fills itself", () => {
  it("stands under its heading and its paragraph", () => {
    const view = sampleView("de", { echo: { parts: { alle: "All of them" } } });
    const { container } = renderIn(
      "de",
      <LinkListSection section={section("legal", "Zum <em>Lesen</em>.")} view={view} isLast />,
    );
    expect(screen.getByRole("heading", { level: 2, name: "Alle" })).toHaveAttribute("id", "alle");
    expect(screen.getByText("All of them")).toHaveAttribute("lang", "en");
    expect(textOf(container.querySelector("p:not(.echo)"))).toBe("Zum Lesen.");
  });

  it("holds the pages of its own list, in that order", () => {
    const cards = cardsByRoute(
      sampleCard({ path: "/de/terms/", title: "Nutzung" }),
      sampleCard({ path: "/de/imprint/", title: "Impressum" }),
      sampleCard({ path: "/de/contact/", title: "Kontakt" }),
    );
    const view = sampleView("de", { cards, lists: { legal: ["/imprint/", "/terms/"], news: ["/contact/"] } });
    const { container } = renderIn("de", <LinkListSection section={section("legal")} view={view} isLast />);
    expect(linksIn(container)).toEqual([
      ["Impressum", "/de/imprint/"],
      ["Nutzung", "/de/terms/"],
    ]);
  });

  it("says of each page that has a price what it costs, and is no empty list where none has", () => {
    const cards = cardsByRoute(
      sampleCard({
        path: "/de/a/",
        label: "Audit",
        fare: "<strong>14.500 €</strong> fest",
        code: undefined,
        line: "D",
      }),
    );
    const view = sampleView("de", { cards, lists: { fares: ["/a/"] } });
    const { container } = renderIn("de", <FareListSection section={section("fares")} view={view} isLast />);
    expect(linksIn(container)).toEqual([["Audit", "/de/a/"]]);
    expect(textOf(container.querySelector("li"))).toBe("DAudit14.500 € fest");
    renderIn("de", <FareListSection section={section("fares")} view={sampleView("de")} isLast />);
    expect(screen.getAllByRole("list")).toHaveLength(1);
  });

  it.each([
    ["services", "/services/", "service", OfferListSection],
    ["products", "/products/", "product", OfferListSection],
    ["solutions", "/solutions/", "solution", OfferListSection],
    ["projects", "/case-study/", "case-study", ProjectListSection],
    ["news", "/newsroom/", "article", NewsSection],
    ["vacancies", "/career/", "vacancy", VacancyListSection],
  ] as const)("leads to every listed page where it lists %s", (of, route, kind, List) => {
    const site = fixtureSite();
    for (const language of ["de", "en"] as const) {
      const view = viewOn(site, language, route, "page");
      const { container, unmount } = renderIn(language, <List section={section(of)} view={view} isLast />);
      const pages = site.pages.filter((page) => page.language === language && page.isListed && page.kind === kind);
      const paths = linksIn(container).flatMap(([, href]) => (href?.startsWith("#") ? [] : href));
      expect(paths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
      unmount();
    }
  });
});
