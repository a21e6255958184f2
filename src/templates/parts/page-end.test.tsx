/** @jest-environment jsdom */
import { linksIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { samplePicture } from "../../../test/sample-image";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import { PageEnd } from "./page-end";

const card = (name: string, picture?: object) =>
  sampleCard({ path: `/de/case-study/${name}/`, title: name, code: undefined, picture: picture as never });

it.each([
  ["with its cover", samplePicture(), 1],
  ["without a gap where it has no cover", undefined, 0],
])("a page that follows is a link %s, in the order of the page's file", (_how, picture, count) => {
  const cards = cardsByRoute(card("alpha", picture), card("beta"));
  const { container } = renderIn("de", <PageEnd view={sampleView("de", { cards, related: Object.keys(cards) })} />);
  expect(container.querySelectorAll("img")).toHaveLength(count);
  expect(linksIn(container).map(([name]) => name)).toEqual(["alpha", "beta"]);
});

it("where no page that follows is on the site there is no sign for them", () => {
  const view = sampleView("de", { related: ["/case-study/gone/"] });
  expect(renderIn("de", <PageEnd view={view} />).container.innerHTML).toBe("");
});
