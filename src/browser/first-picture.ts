import type { PictureData } from "../components/picture/picture";

interface View {
  content: { picture?: PictureData };
  /** The routes that its lists show, and their cards. */
  lists?: Record<string, readonly string[]>;
  cards?: Record<string, { picture?: PictureData }>;
}

/**
 * Who points at a link shall see the next page's first picture with its heading (quality P2): a drawing that stands at its
 * top, or at the top of its list. Of a picture of pixels the browser chooses a file by its place, which is not known before.
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
