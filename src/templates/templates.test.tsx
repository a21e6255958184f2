/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import type { ComponentType } from "react";
import { readMessages } from "../../gatsby/files/language-packs";
import { type Language, otherLanguage } from "../i18n/languages";
import type { Kind } from "../model/views/kind";
import { pageFaults } from "../../test/page-faults";
import { linksIn, plain, spokenTextOf } from "../../test/read";
import { renderPage, signsOf } from "../../test/render-template";
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

  it.each(LANGUAGES)("is sound HTML in %s, and React has nothing to complain of", async (language) => {
    const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { container } = await renderIts(language);
    expect(complaints).not.toHaveBeenCalled();
    expect(pageFaults(container)).toEqual([]);
  });

  it.each(LANGUAGES)("is headed by its title in %s, and by nothing in the other language", async (language) => {
    const { container, view } = await renderIts(language);
    const title = plain(view.content.title);
    const heading = container.querySelector("h1") as Element;
    expect(spokenTextOf(heading)).toBe(title);
    const foreign = [...container.querySelectorAll("hgroup > [lang]")];
    expect(foreign.filter((echo) => echo.getAttribute("lang") !== otherLanguage(language))).toEqual([]);
    expect(foreign.length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)("leads on in %s to the pages that follow it, in their order", async (language) => {
    const { container, view } = await renderIts(language);
    const next = container.querySelector("#related-pages")?.closest("section");
    const paths = next ? linksIn(next).map(([, path]) => path) : [];
    const expected = view.related.map((target) => view.cards[target]?.path);
    // An article stands among them by its date, below a link to all news.
    if (kind === "article") expect(paths.slice(1).sort()).toEqual(expected.sort());
    else expect(paths).toEqual(expected);
    expect(expected.length).toBe(kind === "home" ? 0 : 3);
  });

  it.each(LANGUAGES)("ends in %s with a question and ways to answer it, where an editor asks one", async (language) => {
    const { container, view } = await renderIts(language);
    const question = view.content.closing?.replace(/\s/gu, " ").replaceAll("\u00AD", "");
    const contact = [...container.querySelectorAll(`a[href='/${language}/contact/']`)].at(-1)?.closest("section");
    if (question) expect(spokenTextOf(contact?.querySelector("h2") as Element)).toBe(question);
    else expect(signsOf(container).at(-1)).toBe(readMessages(language)[kind === "article" ? "sign.line" : "sign.next"]);
  });
});
