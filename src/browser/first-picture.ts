import type { PictureData } from "../components/picture/picture";

interface View {
  /** Some sections name the routes that they show. */
  content: { picture?: PictureData; sections?: readonly { routes?: readonly string[] }[] };
  /** The routes that its lists show, and their cards. */
  lists?: Record<string, readonly string[]>;
  cards?: Record<string, { picture?: PictureData }>;
}

/** By address. The browser drops a loaded picture that nobody holds, and would have to read and parse it again. */
const held: Record<string, HTMLImageElement> = {};

/**
 * Preloads the next page's first picture (quality P2) if it is a drawing: of a photograph the browser chooses the file
 * by its size on the page.
 * @param json a page's resources, as Gatsby's loader has them
 */
export function fetchFirstPicture(json: { data?: Record<string, unknown> }): void {
  const page = json.data?.["page"] as { view?: View } | undefined;
  const { image } = (page?.view && firstPicture(page.view)) ?? {};
  if (image && "src" in image) (held[image.src] ??= new Image()).src = image.src;
}

function firstPicture({ content, lists = {}, cards = {} }: View): PictureData | undefined {
  const named = content.sections?.flatMap(({ routes = [] }) => routes) ?? [];
  const [first] = [...Object.values(lists).flat(), ...named].flatMap((route) => cards[route]?.picture ?? []);
  return content.picture ?? first;
}
