/** @jest-environment jsdom */
import { linksIn, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import SiteMapSection from "./section";

const group = (label: string, count: number) => ({
  label,
  path: `/de/${label}/`,
  links: Array.from({ length: count }, (_, index) => ({ path: `/de/${label}/${index}/`, label: `${index}` })),
});

it("the site map names each area, and has a list that is longer than all others below them", () => {
  const siteMap = [
    group("news", 16),
    group("services", 15),
    { label: "", links: [] },
    { label: "", of: "landing" as const, links: [] },
    { label: "", of: "legal" as const, links: [] },
  ];
  const view = sampleView("de", { siteMap });
  const { container } = renderIn("de", <SiteMapSection section={{ type: "site-map" }} view={view} isLast />);
  expect(textsOf(container, "h2")).toEqual(["services", "Start", "Angebote", "Rechtliches", "news"]);
  expect(linksIn(container)).toHaveLength(3 + 16 + 15);
});
