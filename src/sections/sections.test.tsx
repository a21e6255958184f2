/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import type { ComponentType } from "react";
import { formatProblem } from "../content/problem";
import { LANGUAGES } from "../i18n/languages";
import { type Kind, sectionsOf } from "../model/kinds";
import type { PageView } from "../model/page-view";
import { ALL_SECTIONS, type SectionContent, typeOf } from "../model/sections";
import { createSite } from "../site/create-site";
import { createPageView } from "../site/page-view";
import type { SitePage } from "../site/site";
import HomeTemplate from "../templates/home/template";
import type { TemplateProps } from "../templates/shared/page";
import { STARTER_DAY, starterSite } from "../../test/starter";
import { contentWithEverySection, PAGE_OF_EACH_KIND } from "../../test/every-section";
import { findPageFaults } from "../../test/page-faults";
import { textOf } from "../../test/rendered-text";
import { renderIn } from "../../test/render-page";
import { ownHeadings, renderPage, renderTemplate, secondLevelHeadings } from "../../test/render-template";
import { sampleView } from "../../test/views";
import { LIST_TYPES } from "./listing/fields";
import { Sections } from "./sections";

type Template = ComponentType<TemplateProps<Kind>>;

const text = (heading: string) => ({ type: "text", id: heading.toLowerCase(), heading, body: "<p>Text</p>" });
const statement = { type: "statement", text: "Eine Aussage." };

const createView = (sections: unknown[]) =>
  sampleView("de", { content: { title: "T", description: "D", lead: "L", sections } as never });

describe("Sections", () => {
  it("shows sections in the editor's order, also two of one type", () => {
    const view = createView([text("Eins"), statement, statement, text("Zwei")]);
    const { container } = renderIn("de", <Sections view={view} />);
    const said = [...container.querySelectorAll("section")].map(textOf);
    expect(said).toEqual(["EinsText", "Eine Aussage.", "Eine Aussage.", "ZweiText"]);
  });

  it("renders hero-lines as h1 at the top of a page, and as h2 elsewhere", () => {
    const sign = { type: "hero-lines", first: "Erste", second: "Zweite", text: "Satz." };
    const levelsOf = (isTop: boolean) => {
      const { container, unmount } = renderIn("de", <Sections view={createView([sign, sign])} isTop={isTop} />);
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

describe("starter/content", () => {
  it.each(LANGUAGES)("the starter has a page with every section in %s", (language) => {
    const page = starterSite().find(language, "/common-landing-test/");
    const types = new Set(page && sectionsOf(page.content).map(({ type }) => type));
    expect([...types].sort()).toEqual(ALL_SECTIONS.map(typeOf).sort());
  });
});

describe("a page with every section and every list", () => {
  const content = contentWithEverySection(Object.values(PAGE_OF_EACH_KIND));
  const site = createSite(content, STARTER_DAY);
  const kinds = (Object.entries(PAGE_OF_EACH_KIND) as [Kind, string][]).map(
    ([kind, route], index) => [kind, LANGUAGES[index % LANGUAGES.length] ?? "de", route] as const,
  );

  it("every kind with sections accepts every section and every list", () => {
    expect(content.problems.map(formatProblem)).toEqual([]);
  });

  it.each(kinds)(
    "a page of the kind %s with every section and list is valid HTML in %s",
    async (kind, language, route) => {
      const { default: template } = (await import(`../templates/${kind}/template`)) as { default: Template };
      const { container, view } = await renderPage(template, { language, route, kind, site });
      expect(findPageFaults(container)).toEqual([]);
      expect(secondLevelHeadings(container)).toEqual(expect.arrayContaining(ownHeadings(view)));
      const sections = sectionsOf(view.content) as SectionContent[];
      expect([...new Set(sections.map(({ type }) => type))].sort()).toEqual(ALL_SECTIONS.map(typeOf).sort());
      const listed = sections.flatMap((section) => (section.type === "listing" ? section.of : []));
      expect(listed).toEqual(expect.arrayContaining([...LIST_TYPES]));
    },
  );

  it.each(LANGUAGES)("a page with two sections of each type is valid HTML in %s", async (language) => {
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
    expect(findPageFaults(container)).toEqual([]);
  });
});
