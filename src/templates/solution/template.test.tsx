/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { readMessages } from "../../../gatsby/files/language-packs";
import { textOf } from "../../../test/read";
import { aboveTitle, renderPage, signsOf } from "../../../test/render-template";
import SolutionTemplate from "./template";

describe("a solution", () => {
  it.each([
    ["de", "D Gestaltung"],
    ["en", "D Design"],
  ] as const)("tells in %s the same as a service does, on its line", async (language, line) => {
    const page = { language, route: "/solutions/ux-ui-audit/", kind: "solution" } as const;
    const { container, view } = await renderPage(SolutionTemplate, page);
    const sign = readMessages(language);
    const promised = ["sign.gets", "sign.steps", "sign.needs", "sign.questions"].map((id) => sign[id]);
    expect(signsOf(container).filter((heading) => promised.includes(heading))).toEqual(promised);
    expect(textOf(aboveTitle(container))).toBe(line);
    expect(container.querySelectorAll("details")).toHaveLength(view.content.questions.length);
    expect(container.querySelectorAll("ol li h3")).toHaveLength(view.content.steps.length);
  });
});
