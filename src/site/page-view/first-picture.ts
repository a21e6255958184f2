import { sectionsOf } from "../../model/kinds";
import type { PageView } from "../../model/page-view";
import type { Section } from "../../model/sections";
import type { Picture } from "../../model/views/picture";

type View = Pick<PageView, "content" | "cards" | "lists" | "related">;

/** @returns the file of the picture that a page shows first: it is loaded eagerly, and does not fade in (quality V13) */
export function firstPicture(view: View): string | undefined {
  const { content, related } = view;
  const pictures = [
    ...("proof" in content ? onCards(view, [content.proof]) : []),
    ...(("atWork" in content && content.atWork) || []),
    content.picture,
    ...sectionsOf(content).flatMap((section) => inSection(view, section)),
    ...onCards(view, related),
  ];
  return pictures.find((picture) => picture !== undefined)?.file;
}

function inSection(view: View, section: Section): readonly (Picture | undefined)[] {
  switch (section.type) {
    case "figure":
      return [section.picture];
    case "screens":
      return section.screens;
    case "projects":
    case "related":
      return section.type === "related" && section.as !== "cards" ? [] : onCards(view, section.routes);
    case "listing": {
      const { pictures = {}, of } = section;
      const routes = view.lists[of] ?? [];
      const ofLines = routes.map((route) => pictures[view.cards[route]?.line as keyof typeof pictures]);
      return [...ofLines, ...onCards(view, routes)];
    }
    default:
      return [];
  }
}

const onCards = ({ cards }: View, routes: readonly string[]) => routes.map((route) => cards[route]?.picture);
