/** @jest-environment jsdom */
import { listLinks } from "../../../test/rendered-text";
import { renderIn } from "../../../test/render-page";
import { Pager } from "./pager";

const renderLinks = (here: number, count: number) =>
  listLinks(renderIn("de", <Pager here={here} count={count} first="/de/newsroom/" isLast />).container).map(
    ([name, href]) => `${name} ${href?.slice("/de/newsroom/".length)}`,
  );

it.each([
  [1, 3, ["Seite 1 ", "Seite 2 2/", "Seite 3 3/", "Ältere Meldungen 2/"]],
  [2, 3, ["Neuere Meldungen ", "Seite 1 ", "Seite 2 2/", "Seite 3 3/", "Ältere Meldungen 3/"]],
  [3, 3, ["Neuere Meldungen 2/", "Seite 1 ", "Seite 2 2/", "Seite 3 3/"]],
  [
    7,
    209,
    [
      "Neuere Meldungen 6/",
      "Seite 1 ",
      "Seite 6 6/",
      "Seite 7 7/",
      "Seite 8 8/",
      "Seite 209 209/",
      "Ältere Meldungen 8/",
    ],
  ],
])("the pager of page %i of %i links to its neighbours, the first page and the last", (here, count, links) => {
  expect(renderLinks(here, count)).toEqual(links);
});
