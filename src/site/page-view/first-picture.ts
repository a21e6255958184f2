import { mapData } from "../../content/fields";
import { sectionsOf } from "../../model/kinds";
import type { PageView } from "../../model/page-view";
import type { SectionContent } from "../../model/sections";
import type { PictureField } from "../../model/views/card";

type View = Pick<PageView, "content" | "cards" | "lists">;

/** Marks the LCP image of a view, which is loaded eagerly and does not fade in (quality V13). */
export function markFirstPicture<V extends View>(view: V): V {
  const first = findFirstPicture(view);
  return first ? mapData(view, (value) => (value === first ? { ...first, isFirst: true } : value)) : view;
}

function findFirstPicture(view: View): PictureField | undefined {
  const { content } = view;
  const pictures = [
    ...("proof" in content ? picturesOfCards(view, [content.proof]) : []),
    ...(("atWork" in content && content.atWork) || []),
    content.picture,
    ...sectionsOf(content).flatMap((section) => picturesOfSection(view, section)),
  ];
  return pictures.find((picture) => picture !== undefined);
}

function picturesOfSection(view: View, section: SectionContent): readonly (PictureField | undefined)[] {
  switch (section.type) {
    case "figure":
      return [section.picture];
    case "screens":
      return section.screens;
    case "related":
      return section.as === "cards" ? picturesOfCards(view, section.routes) : [];
    case "listing": {
      const { pictures = {}, of } = section;
      const routes = view.lists[of] ?? [];
      const picturesOfLines = routes.map((route) => pictures[view.cards[route]?.line as keyof typeof pictures]);
      return [...picturesOfLines, ...picturesOfCards(view, routes)];
    }
    default:
      return [];
  }
}

const picturesOfCards = ({ cards }: View, routes: readonly string[]) => routes.map((route) => cards[route]?.picture);
