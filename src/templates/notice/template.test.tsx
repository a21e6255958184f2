/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { Language } from "../../i18n/languages";
import { documentOf, metaIn } from "../../../test/head";
import { pageFaults } from "../../../test/page-faults";
import { linksIn, spokenTextOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { viewOn } from "../../../test/views";
import NoticeTemplate, { Head } from "./template";

/** @returns what Gatsby gives the page for a route, with both languages, at an address. */
function propsFor(route: string, pathname: string, without?: Language) {
  const view = (language: Language) =>
    language === without ? null : { view: viewOn(fixtureSite(), language, route, "notice") };
  const data = { de: view("de"), en: view("en") };
  return { data, location: { pathname } } as ComponentProps<typeof NoticeTemplate>;
}

const heading = () => spokenTextOf(screen.getByRole("heading", { level: 1 }));
const titleOf = (language: Language, route: string) => fixtureSite().find(language, route)?.content.title;

describe("a page that is not there", () => {
  it.each([
    ["de", "/de/gibt-es/nicht/"],
    ["en", "/en/no/such/page/"],
    ["de", "/weder-noch/"],
    ["de", "/dem/"],
    ["en", "/en"],
  ] as const)("says so in %s at %s", (language, path) => {
    const { container } = renderIn(language, <NoticeTemplate {...propsFor("/404/", path)} />);
    expect(heading()).toBe(titleOf(language, "/404/"));
    expect(pageFaults(container)).toEqual([]);
  });

  it.each(["/404/", "/500/"])("takes the language that there is, where %s has one only", (route) => {
    renderIn("de", <NoticeTemplate {...propsFor(route, "/en/x/", "en")} />);
    expect(heading()).toBe(titleOf("de", route));
  });

  it("shows its number to the eye alone", () => {
    const { container } = renderIn("en", <NoticeTemplate {...propsFor("/500/", "/en/x/")} />);
    const digits = container.querySelector("section")?.firstElementChild;
    expect(digits).toHaveTextContent("500");
    expect(digits).toHaveAttribute("aria-hidden", "true");
    expect(heading()).toBe(titleOf("en", "/500/"));
  });

  it.each(["de", "en"] as const)("leads on in %s by the ways that its editor names", (language) => {
    const { container } = renderIn(language, <NoticeTemplate {...propsFor("/404/", `/${language}/x/`)} />);
    const ways = viewOn(fixtureSite(), language, "/404/", "notice").content.ways;
    const list = container.querySelector("ul") as HTMLElement;
    expect(linksIn(list)).toEqual(
      ways.map((route) => [fixtureSite().find(language, route)?.label, fixtureSite().find(language, route)?.path]),
    );
  });

  it.each(["de", "en"] as const)("is named in the tab in %s, and stands in no index", (language) => {
    const page = documentOf(<Head {...(propsFor("/404/", `/${language}/x/`) as ComponentProps<typeof Head>)} />);
    expect(page.title).toBe(viewOn(fixtureSite(), language, "/404/", "notice").headTitle);
    expect(metaIn(page, "robots")).toBe("noindex");
  });
});
