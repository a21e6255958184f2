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

function firstPicture(view: PageView): PictureData | undefined {
  const { content, lists, cards } = view;
  const section = content.sections?.[firstPictureIn(view)] as Section | undefined;
  const [first] = routesOf(section, lists).flatMap((route) => (cards[route]?.picture as PictureData | undefined) ?? []);
  return content.picture ?? first;
}

/** @returns the pages whose cards a section shows */
function routesOf(section: Section | undefined, lists: PageView["lists"]): readonly string[] {
  if (section?.type === "listing") return lists[section.of] ?? [];
  return section && "routes" in section ? section.routes : [];
}
