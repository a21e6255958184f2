/** @jest-environment jsdom */
import { findPageFaults } from "../../test/page-faults";
import { starterSite } from "../../test/starter";
import { listLinks, normalizeText, listSpokenTexts } from "../../test/rendered-text";
import { renderTemplate } from "../../test/render-template";
import { createViewAt } from "../../test/views";
import HomeTemplate from "./home/template";
import LandingTemplate from "./landing/template";

it("the home page has its title as h1 if its first section is not hero-lines", async () => {
  const view = createViewAt(starterSite(), "de", "/", "home");
  const sections = [...(view.content.sections ?? [])].reverse();
  const { container } = await renderTemplate(HomeTemplate, { ...view, content: { ...view.content, sections } });
  expect(listSpokenTexts(container, "h1")).toEqual([normalizeText(view.content.title)]);
  expect(findPageFaults(container)).toEqual([]);
});

it("a landing page without its linked pages has no proof, and offers the telephone only", async () => {
  const view = createViewAt(starterSite(), "de", "/landingpages/ibe/", "landing");
  const { container } = await renderTemplate(LandingTemplate, { ...view, cards: {} });
  expect(container.querySelector("#proof")).toBeNull();
  const ways = listLinks(container.querySelector("section") as Element).map(([, href]) => href);
  expect(ways.filter((href) => !/^(?:tel|mailto):|^\/de\/$/u.test(href ?? ""))).toEqual([]);
  expect(ways).toContain(`tel:${starterSite().company.phoneLink}`);
});
