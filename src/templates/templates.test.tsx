/** @jest-environment jsdom */
import { pageFaults } from "../../test/page-faults";
import { starterSite } from "../../test/starter";
import { linksIn, plain, textsOf } from "../../test/read";
import { renderTemplate } from "../../test/render-template";
import { viewOn } from "../../test/views";
import HomeTemplate from "./home/template";
import LandingTemplate from "./landing/template";

it("the home page has its title as h1 if its first section is not hero-lines", async () => {
  const view = viewOn(starterSite(), "de", "/", "home");
  const sections = [...(view.content.sections ?? [])].reverse();
  const { container } = await renderTemplate(HomeTemplate, { ...view, content: { ...view.content, sections } });
  expect(textsOf(container, "h1")).toEqual([plain(view.content.title)]);
  expect(pageFaults(container)).toEqual([]);
});

it("a landing page without its linked pages has no proof, and offers the telephone only", async () => {
  const view = viewOn(starterSite(), "de", "/landingpages/ibe/", "landing");
  const { container } = await renderTemplate(LandingTemplate, { ...view, cards: {} });
  expect(container.querySelector("#proof")).toBeNull();
  const ways = linksIn(container.querySelector("section") as Element).map(([, href]) => href);
  expect(ways.filter((href) => !/^(?:tel|mailto):|^\/de\/$/u.test(href ?? ""))).toEqual([]);
  expect(ways).toContain(`tel:${starterSite().company.phoneLink}`);
});
