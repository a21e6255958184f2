import type { PictureData } from "../components/picture/picture";
import type { Section } from "../model/sections";
import type { PageView } from "../model/page-view";
import { firstPictureIn } from "../sections/first-picture";

/**
 * By address. The browser drops a loaded picture that nobody holds, and would have to read and parse it again; and one
 * that it had before the service worker took over is none for it from then on, so each call holds it anew.
 */
const held: Record<string, HTMLImageElement> = {};

/**
 * Preloads the next page's first picture (quality P2) if it is a drawing: of a photograph the browser chooses the file
 * by its size on the page.
 * @param json a page's resources, as Gatsby's loader has them
 */
export function fetchFirstPicture(json: { data?: Record<string, unknown> }): void {
  const page = json.data?.["page"] as { view?: PageView } | undefined;
  const { image } = (page?.view && firstPicture(page.view)) ?? {};
  if (image && "src" in image) held[image.src] = Object.assign(new Image(), { src: image.src });
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
