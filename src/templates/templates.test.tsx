/** @jest-environment jsdom */
import type { ComponentType } from "react";
import type { Language } from "../i18n/languages";
import type { Kind } from "../model/kinds";
import { pageFaults } from "../../test/page-faults";
import { starterSite } from "../../test/starter";
import { linksIn, plain, textsOf } from "../../test/read";
import { renderPage, renderTemplate } from "../../test/render-template";
import { viewOn } from "../../test/views";
import ArticleTemplate from "./article/template";
import CaseStudyTemplate from "./case-study/template";
import FairTemplate from "./fair/template";
import HomeTemplate from "./home/template";
import LandingTemplate from "./landing/template";
import LegalTemplate from "./legal/template";
import PageTemplate from "./page/template";
import ProductTemplate from "./product/template";
import ServiceTemplate from "./service/template";
import SolutionTemplate from "./solution/template";
import type { TemplateProps } from "./template-props";
import VacancyTemplate from "./vacancy/template";

const PAGES: [Kind, string, ComponentType<TemplateProps<never>>][] = [
  ["home", "/", HomeTemplate],
  ["page", "/partner/", PageTemplate],
  ["page", "/about-us/", PageTemplate],
  ["page", "/services/", PageTemplate],
  ["page", "/career/", PageTemplate],
  ["page", "/newsroom/", PageTemplate],
  ["page", "/case-study/", PageTemplate],
  ["service", "/services/it-consulting/", ServiceTemplate],
  ["solution", "/solutions/ux-ui-audit/", SolutionTemplate],
  ["product", "/products/fusion/", ProductTemplate],
  ["case-study", "/case-study/bedfinder/", CaseStudyTemplate],
  ["article", "/news/fusion-rail/", ArticleTemplate],
  ["vacancy", "/career/vacancies/fullstack-developer/", VacancyTemplate],
  ["fair", "/fair/", FairTemplate],
  ["legal", "/privacy-policy/", LegalTemplate],
  ["landing", "/landingpages/ibe/", LandingTemplate],
];

const LANGUAGES = ["de", "en"] as const;

afterEach(() => jest.restoreAllMocks());

describe.each(PAGES)("a page of the kind %s at %s", (kind, route, Template) => {
  const renderIts = (language: Language) =>
    renderPage(Template as ComponentType<TemplateProps<Kind>>, { language, route, kind });

  it.each(LANGUAGES)(
    "is sound HTML in %s, and leads on to the pages that follow it, in their order",
    async (language) => {
      const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
      const { container, view } = await renderIts(language);
      expect(complaints).not.toHaveBeenCalled();
      expect(pageFaults(container)).toEqual([]);
      const next = container.querySelector("#related-pages")?.closest("section");
      const paths = next ? linksIn(next).map(([, path]) => path) : [];
      const expected = view.related.map((target) => view.cards[target]?.path);
      // An article is listed by its date, below a link to all news.
      if (kind === "article") expect(paths.slice(1).sort()).toEqual(expected.sort());
      else expect(paths).toEqual(expected);
      expect(expected.length).toBe(kind === "home" ? 0 : 2);
    },
  );
});

it("the home page is headed by its title where an editor begins without the sign", async () => {
  const view = viewOn(starterSite(), "de", "/", "home");
  const sections = [...(view.content.sections ?? [])].reverse();
  const { container } = await renderTemplate(HomeTemplate, { ...view, content: { ...view.content, sections } });
  expect(textsOf(container, "h1")).toEqual([plain(view.content.title)]);
  expect(pageFaults(container)).toEqual([]);
});

it("a landing page promises no proof and leads to no page that is not on the site: the telephone is left", async () => {
  const view = viewOn(starterSite(), "de", "/landingpages/ibe/", "landing");
  const { container } = await renderTemplate(LandingTemplate, { ...view, cards: {} });
  expect(container.querySelector("#proof")).toBeNull();
  const ways = linksIn(container.querySelector("section") as Element).map(([, href]) => href);
  expect(ways.filter((href) => !/^(?:tel|mailto):|^\/de\/$/u.test(href ?? ""))).toEqual([]);
  expect(ways).toContain(`tel:${starterSite().company.phoneLink}`);
});
