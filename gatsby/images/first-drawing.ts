import type { PictureData } from "../../src/components/picture/picture";
import type { Section } from "../../src/model/sections";
import type { PageView } from "../../src/model/page-view";
import { firstPictureIn } from "../../src/sections/first-picture";

/**
 * @param view with the files of its pictures
 * @returns the address of the picture that the page shows first (quality P2), if it is a drawing: of a photograph the
 * browser chooses the file by its size on the page
 */
export function firstDrawing(view: PageView): string | undefined {
  const { image } = firstPicture(view) ?? {};
  return image && "src" in image ? image.src : undefined;
}

/** @returns the picture that a page's template shows first; of screens none */
function firstPicture(view: PageView): PictureData | undefined {
  const { content, related } = view;
  if ("proof" in content) return ofCards(view, [content.proof]);
  // Screens stand first there, and are no drawings.
  if ("atWork" in content && content.atWork) return undefined;
  if (content.picture) return content.picture as PictureData;
  const section = content.sections?.[firstPictureIn(view)] as Section | undefined;
  return section ? ofSection(view, section) : ofCards(view, related);
}

function ofSection(view: PageView, section: Section): PictureData | undefined {
  if ("picture" in section) return section.picture as PictureData | undefined;
  if ("routes" in section) return ofCards(view, section.routes);
  if (section.type !== "listing") return undefined;
  const [ownOne] = Object.values(section.pictures ?? {}) as PictureData[];
  return ownOne ?? ofCards(view, view.lists[section.of] ?? []);
}

const ofCards = ({ cards }: PageView, routes: readonly string[]): PictureData | undefined =>
  routes.flatMap((route) => (cards[route]?.picture as PictureData | undefined) ?? [])[0];
