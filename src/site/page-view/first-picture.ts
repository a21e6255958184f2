import { isRecord } from "../../content/fields";
import { sectionsOf } from "../../model/kinds";
import type { PageView } from "../../model/page-view";
import type { Section } from "../../model/sections";
import type { Picture } from "../../model/views/card";

type View = Pick<PageView, "content" | "cards" | "lists" | "related">;

/** @returns the view with its first picture marked: that is loaded eagerly, and does not fade in (quality V13) */
export function markFirstPicture<V extends View>(view: V): V {
  const first = firstPicture(view);
  return first ? { ...view, content: marked(view.content, first), cards: marked(view.cards, first) } : view;
}

function marked<T>(value: T, first: Picture): T {
  if (value === first) return { ...first, isFirst: true } as T;
  if (Array.isArray(value)) return value.map((item: unknown) => marked(item, first)) as T;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item, first)])) as T;
}

function firstPicture(view: View): Picture | undefined {
  const { content, related } = view;
  const pictures = [
    ...("proof" in content ? onCards(view, [content.proof]) : []),
    ...(("atWork" in content && content.atWork) || []),
    content.picture,
    ...sectionsOf(content).flatMap((section) => inSection(view, section)),
    ...onCards(view, related),
  ];
  return pictures.find((picture) => picture !== undefined);
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
