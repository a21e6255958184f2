/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { readMessages } from "../../../gatsby/files/language-packs";
import { definitionsIn, plain, textOf } from "../../../test/read";
import { aboveTitle, ownHeadings, renderPage, signsOf } from "../../../test/render-template";
import ProductTemplate from "./template";

const product = (language: "de" | "en") =>
  renderPage(ProductTemplate, { language, route: "/products/fusion/", kind: "product" });

describe("a product", () => {
  it.each(["de", "en"] as const)(
    "says in %s what it does, when it fits, how it comes in, and answers",
    async (language) => {
      const { container, view } = await product(language);
      const sign = readMessages(language);
      expect(signsOf(container)).toEqual([
        sign["sign.does"],
        ...ownHeadings({ ...view, content: { ...view.content, sections: undefined } }),
        sign["sign.fits"],
        sign["sign.introduction"],
        sign["sign.questions"],
        ...ownHeadings({ ...view, body: [] }),
        sign["sign.next"],
        ...[view.content.closing ?? []].flat(),
      ]);
    },
  );

  it.each(["de", "en"] as const)("gives in %s its facts at a glance before all else", async (language) => {
    const { container, view } = await product(language);
    const strip = container.querySelector("dl") as HTMLElement;
    const facts = view.content.facts.map(({ term, value }) => [plain(term), plain(value)]);
    expect(definitionsIn(strip)).toEqual(facts);
    const first = screen.getAllByRole("heading", { level: 2 })[0] as HTMLElement;
    expect(strip.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ["de", "A1 Produkt · Buchung", "Was es nicht tut"],
    ["en", "A1 Product · Booking", "What it does not do"],
  ] as const)("names in %s its code and line, and its limits", async (language, meta, limits) => {
    const { container, view } = await product(language);
    expect(textOf(aboveTitle(container))).toBe(meta);
    const side = screen.getByRole("complementary");
    expect(side).toHaveTextContent(new RegExp(`^${limits}`, "u"));
    expect(side.querySelectorAll("li")).toHaveLength(view.content.excludes.length);
  });
});
