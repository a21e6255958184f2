import type { PictureData } from "../components/picture/picture";

interface View {
  content: { picture?: PictureData };
  /** The routes that its lists show, and their cards. */
  lists?: Record<string, readonly string[]>;
  cards?: Record<string, { picture?: PictureData }>;
}

/**
 * Preloads the next page's first picture (quality P2) if it is a drawing: of a photograph the browser chooses the file
 * by its size on the page.
 * @param json a page's resources, as Gatsby's loader has them
 */
export function fetchFirstPicture(json: { data?: Record<string, unknown> }): void {
  const page = json.data?.["page"] as { view?: View } | undefined;
  const { image } = (page?.view && firstPicture(page.view)) ?? {};
  if (image && "src" in image) new Image().src = image.src;
}

function firstPicture({ content, lists = {}, cards = {} }: View): PictureData | undefined {
  const [first] = Object.values(lists).flatMap((routes) => routes.flatMap((route) => cards[route]?.picture ?? []));
  return content.picture ?? first;
}
