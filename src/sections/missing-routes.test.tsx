/** @jest-environment jsdom */
import type { SectionContent } from "../model/sections";
import { listLinks } from "../../test/rendered-text";
import { renderIn } from "../../test/render-page";
import { cardsByRoute, sampleCard, sampleView } from "../../test/views";
import { Sections } from "./sections";

const CARDS = cardsByRoute(sampleCard({ path: "/de/case-study/alpha/", title: "Alpha" }));
const ROUTES = ["/case-study/gone/", "/case-study/alpha/"];
const ALPHA = ["Alpha", "/de/case-study/alpha/"];

const renderLinks = (section: object) => {
  const content = { ...sampleView("de").content, sections: [section as SectionContent] };
  const { container } = renderIn("de", <Sections view={sampleView("de", { cards: CARDS, content } as never)} />);
  return listLinks(container).filter(([, href]) => !/^(?:tel|mailto):/u.test(href ?? ""));
};

it.each([
  ["teasers", { type: "related", id: "a", heading: "A", as: "teasers", routes: ROUTES, more: "/gone/" }, [ALPHA]],
  ["cards", { type: "related", id: "a", heading: "A", as: "cards", routes: ROUTES }, [ALPHA]],
  ["entries", { type: "items", id: "a", heading: "A", items: [{ title: "B", text: "C", route: "/gone/" }] }, []],
])("%s of missing pages have no links", (_what, section, links) => {
  expect(renderLinks(section)).toEqual(links);
});
