/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { linksIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { samplePicture } from "../../../test/sample-image";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import { PageEnd } from "./page-end";

const card = (name: string, picture?: object) =>
  sampleCard({ path: `/de/case-study/${name}/`, title: name, code: undefined, picture: picture as never });

it.each([
  ["as cards where each has a picture", samplePicture(), 2],
  ["as slips where one has none, so that no card is a torn one", undefined, 0],
])("what follows a page is shown %s", (_how, picture, count) => {
  const cards = cardsByRoute(card("alpha", samplePicture()), card("beta", picture));
  const { container } = renderIn("de", <PageEnd view={sampleView("de", { cards, related: Object.keys(cards) })} />);
  expect([screen.queryAllByRole("article").length, container.querySelectorAll("img").length]).toEqual([count, count]);
  expect(linksIn(container).map(([name]) => name)).toEqual(["alpha", "beta"]);
});

it("where no page that follows is on the site there is no sign for them", () => {
  const view = sampleView("de", { related: ["/case-study/gone/"] });
  expect(renderIn("de", <PageEnd view={view} />).container.innerHTML).toBe("");
});
