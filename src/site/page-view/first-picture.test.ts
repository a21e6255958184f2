import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import { findPictures } from "../../../gatsby/images/pictures";
import { markFirstPicture } from "./first-picture";

const picture = (name: string) => ({ file: `content/pages/${name}.svg` });
const cards = cardsByRoute(
  sampleCard({ path: "/de/a/", line: "A" }),
  sampleCard({ path: "/de/b/", line: "B", picture: picture("card") }),
);
const routes = Object.keys(cards);
const figure = { type: "figure", picture: picture("figure") };
const related = { type: "related", routes };

it.each<[string, Record<string, unknown>, string]>([
  ["the page's picture", { picture: picture("own"), sections: [figure] }, "own"],
  ["on the card of the project that proves an offer", { proof: routes[1], sections: [figure] }, "card"],
  ["the first screen of the hero", { atWork: [picture("screen")], picture: picture("own") }, "screen"],
  [
    "in the first section that shows one",
    { sections: [{ type: "text" }, { ...related, as: "teasers" }, figure] },
    "figure",
  ],
  ["on the first chosen card that has one", { sections: [{ ...related, as: "cards" }, figure] }, "card"],
  ["on the first listed card that has one", { sections: [{ type: "listing", of: "projects" }, figure] }, "card"],
  [
    "that of the first line with a page, in a list by line",
    { sections: [{ type: "listing", of: "projects", pictures: { B: picture("line-b"), E: picture("line-e") } }] },
    "line-b",
  ],
])("markFirstPicture marks the picture that is %s", (_where, content, name) => {
  const view = sampleView("de", { cards, lists: { projects: routes } });
  const shown = markFirstPicture({ ...view, content: { ...view.content, ...content } as never });
  expect(findPictures(shown).filter(({ isFirst }) => isFirst)).toEqual([{ ...picture(name), isFirst: true }]);
});
