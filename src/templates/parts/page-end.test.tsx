/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import type { Card } from "../../model/views/card";
import { linksIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { samplePicture } from "../../../test/sample-image";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import { PageEnd } from "./page-end";

const picture = samplePicture() as never;
const card = (name: string, more: Partial<Card> = {}) =>
  sampleCard({ path: `/de/case-study/${name}/`, title: name, code: undefined, ...more });

function renderEnd(cards: Card[], closing?: string) {
  const byRoute = cardsByRoute(...cards);
  const content = { title: "T", description: "D", lead: "L", closing };
  const echo = { parts: { closing: "Where to?" } };
  const view = sampleView("de", { cards: byRoute, related: Object.keys(byRoute), content: content as never, echo });
  return renderIn("de", <PageEnd view={view} />);
}

describe("the end of a page", () => {
  it("shows what follows as cards where each has a picture", () => {
    const { container } = renderEnd([card("alpha", { picture }), card("beta", { picture })]);
    expect(screen.getByRole("heading", { level: 2, name: "Nächster Halt" })).toHaveAttribute("id", "related-pages");
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(container.querySelectorAll("img")).toHaveLength(2);
  });

  it("shows all of it as slips where one has none, so that no card is a torn one", () => {
    const { container } = renderEnd([card("alpha", { picture }), card("beta")]);
    expect(screen.queryByRole("article")).toBeNull();
    expect(container.querySelector("img")).toBeNull();
    expect(linksIn(container)).toEqual([
      ["alpha", "/de/case-study/alpha/"],
      ["beta", "/de/case-study/beta/"],
    ]);
  });

  it("leaves out what is not on the site, and the sign with it where nothing is left", () => {
    const view = sampleView("de", { related: ["/case-study/gone/"] });
    expect(renderIn("de", <PageEnd view={view} />).container).toBeEmptyDOMElement();
  });

  it("closes with the editor's question, and its echo", () => {
    renderEnd([], "Wohin soll es gehen?");
    expect(screen.getByRole("heading", { level: 2, name: "Wohin soll es gehen?" })).toBeInTheDocument();
    expect(screen.getByText("Where to?")).toHaveAttribute("lang", "en");
    expect(screen.queryByRole("heading", { name: "Nächster Halt" })).toBeNull();
  });
});
