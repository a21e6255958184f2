/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { readMessages } from "../../../gatsby/files/language-packs";
import { textOf, textsOf } from "../../../test/read";
import { aboveTitle, ownHeadings, renderPage, signsOf } from "../../../test/render-template";
import ServiceTemplate from "./template";

const LANGUAGES = ["de", "en"] as const;
const service = (language: "de" | "en") =>
  renderPage(ServiceTemplate, { language, route: "/services/it-consulting/", kind: "service" });

/** @returns the section that stands under a sign. */
const under = (container: Element, id: string) => container.querySelector(`#${id}`)?.closest("section") as HTMLElement;

describe("a service", () => {
  it.each(LANGUAGES)("says in %s what you get, how it goes, what it needs, and answers questions", async (language) => {
    const { container, view } = await service(language);
    const sign = readMessages(language);
    expect(signsOf(container)).toEqual([
      sign["sign.gets"],
      ...ownHeadings({ ...view, content: { ...view.content, sections: undefined } }),
      sign["sign.steps"],
      sign["sign.needs"],
      sign["sign.questions"],
      ...ownHeadings({ ...view, body: [] }),
      sign["sign.next"],
      ...[view.content.closing ?? []].flat(),
    ]);
  });

  it.each(LANGUAGES)("tells in %s all that an editor wrote, each where it belongs", async (language) => {
    const { container, view } = await service(language);
    const { gets, steps, needs, excludes, questions } = view.content;
    expect(textsOf(under(container, "gets"), "h3")).toEqual(gets.map(({ title }) => title.replace(/\s/gu, " ")));
    expect(textsOf(under(container, "steps"), "h3")).toEqual(steps.map(({ title }) => title.replace(/\s/gu, " ")));
    expect(textsOf(under(container, "questions"), "summary")).toHaveLength(questions.length);
    const side = under(container, "needs").querySelector("aside") as HTMLElement;
    expect(side.querySelectorAll("li")).toHaveLength(excludes.length);
    expect(under(container, "needs").querySelectorAll("li")).toHaveLength(needs.length + excludes.length);
  });

  it.each([
    ["de", "E Modernisierung", "Nicht enthalten"],
    ["en", "E Modernisation", "Not included"],
  ] as const)("names in %s its line, and what is not part of it", async (language, line, excluded) => {
    const { container } = await service(language);
    const meta = aboveTitle(container);
    expect(textOf(meta)).toBe(line);
    expect(screen.getByRole("complementary")).toHaveTextContent(new RegExp(`^${excluded}`, "u"));
  });

  it("has its signs in the other language too, marked as such and not read out", async () => {
    const { container } = await service("de");
    const echo = under(container, "questions").querySelector("h2 ~ [lang]");
    expect(echo).toHaveTextContent(readMessages("en")["sign.questions"] ?? "");
    expect(echo).toHaveAttribute("lang", "en");
    expect(echo).toHaveAttribute("aria-hidden", "true");
  });
});
