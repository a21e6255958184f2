/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import type { ComponentType } from "react";
import { formatProblem } from "../content/problem";
import { LANGUAGES } from "../i18n/languages";
import { type Kind, sectionsOf } from "../model/kinds";
import type { PageView } from "../model/page-view";
import { ALL_SECTIONS, type Section, typeOf } from "../model/sections";
import { createSite } from "../site/create-site";
import { createPageView } from "../site/page-view";
import type { SitePage } from "../site/site";
import HomeTemplate from "../templates/home/template";
import type { TemplateProps } from "../templates/template-props";
import { STARTER_DAY, starterSite } from "../../test/starter";
import { contentWithEverySection, EVERY_KIND } from "../../test/every-section";
import { pageFaults } from "../../test/page-faults";
import { textOf } from "../../test/read";
import { renderIn } from "../../test/render-page";
import { ownHeadings, renderPage, renderTemplate, signsOf } from "../../test/render-template";
import { sampleView } from "../../test/views";
import { LISTED } from "./listing/fields";
import { Sections } from "./sections";

type Template = ComponentType<TemplateProps<Kind>>;

const text = (heading: string) => ({ type: "text", id: heading.toLowerCase(), heading, body: "<p>Text</p>" });
const statement = { type: "statement", text: "Eine Aussage." };

const viewWith = (sections: unknown[]) =>
  sampleView("de", { content: { title: "T", description: "D", lead: "L", sections } as never });

describe("the sections of a page", () => {
  it("stand in the editor's order, also where two are of one type", () => {
    const view = viewWith([text("Eins"), statement, statement, text("Zwei")]);
    const { container } = renderIn("de", <Sections view={view} />);
    const said = [...container.querySelectorAll("section")].map(textOf);
    expect(said).toEqual(["EinsText", "Eine Aussage.", "Eine Aussage.", "ZweiText"]);
  });

  it("are headed by the home page's sign where it is the top, and elsewhere it is one heading of several", () => {
    const sign = { type: "hero-lines", first: "Erste", second: "Zweite", text: "Satz." };
    const levelsOf = (isTop: boolean) => {
      const { container, unmount } = renderIn("de", <Sections view={viewWith([sign, sign])} isTop={isTop} />);
      const levels = [...container.querySelectorAll("h1, h2")].map((heading) => [heading.tagName, textOf(heading)]);
      unmount();
      return levels;
    };
    expect(levelsOf(true)).toEqual([
      ["H1", "Erste Zweite"],
      ["H2", "Erste Zweite"],
    ]);
    expect(levelsOf(false).map(([tag]) => tag)).toEqual(["H2", "H2"]);
  });
});

describe("the starter", () => {
  it.each(LANGUAGES)("has a page with every section in %s, which is built and visited", (language) => {
    const page = starterSite().find(language, "/common-landing-test/");
    const types = new Set(page && sectionsOf(page.content).map(({ type }) => type));
    expect([...types].sort()).toEqual(ALL_SECTIONS.map(typeOf).sort());
  });
});

describe("a page with every section and every list", () => {
  const content = contentWithEverySection(Object.values(EVERY_KIND));
  const site = createSite(content, STARTER_DAY);
  const kinds = (Object.entries(EVERY_KIND) as [Kind, string][]).map(
    ([kind, route], index) => [kind, LANGUAGES[index % LANGUAGES.length] ?? "de", route] as const,
  );

  it("may be of any kind that shows sections", () => {
    expect(content.problems.map(formatProblem)).toEqual([]);
  });

  it.each(kinds)("of the kind %s is sound HTML in %s", async (kind, language, route) => {
    const { default: template } = (await import(`../templates/${kind}/template`)) as { default: Template };
    const { container, view } = await renderPage(template, { language, route, kind, site });
    expect(pageFaults(container)).toEqual([]);
    expect(signsOf(container)).toEqual(expect.arrayContaining(ownHeadings(view)));
    const sections = sectionsOf(view.content) as Section[];
    expect([...new Set(sections.map(({ type }) => type))].sort()).toEqual(ALL_SECTIONS.map(typeOf).sort());
    const listed = sections.flatMap((section) => (section.type === "listing" ? section.of : []));
    expect(listed).toEqual(expect.arrayContaining([...LISTED]));
  });

  it.each(LANGUAGES)("is sound HTML with two of each in %s", async (language) => {
    const page = site.find(language, "/") as SitePage;
    const once = sectionsOf(page.content);
    expect(new Set(once.map(({ type }) => type)).size).toBe(ALL_SECTIONS.length);
    const twice = [...once, ...once.map((one) => ("id" in one ? { ...one, id: `${one.id}-2` } : one))];
    const doubled = createPageView(site, {
      ...page,
      content: { ...page.content, sections: twice } as SitePage["content"],
    });
    const { container } = await renderTemplate(HomeTemplate, doubled as PageView<"home">);
    expect(container.querySelectorAll("section").length).toBeGreaterThanOrEqual(twice.length);
    expect(pageFaults(container)).toEqual([]);
  });
});
