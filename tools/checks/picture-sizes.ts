import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface View {
  name: string;
  /** CSS pixels. */
  width: number;
  /** Device pixels per CSS pixel. */
  density: number;
  /** The bytes of all pictures of a page, read to its end. */
  limit: number;
}

/** The viewports with limits (quality P4). */
export const VIEWPORTS: readonly View[] = [
  { name: "a phone's (390 x 844, 2x)", width: 390, density: 2, limit: 120_000 },
  { name: "a desk's (1440)", width: 1440, density: 1, limit: 250_000 },
];

const REM = 16;
/** CSS pixels. Narrower viewports use the `<source>` of a `<picture>` (src/components/picture/picture.tsx). */
const MIN_WIDE = 48 * REM;
/** Groups: the minimum width, the share of the viewport from it on, and the share below it. */
const SIZES = /^\(min-width: (\d+)rem\) ([\d.]+)vw, ([\d.]+)vw$/u;

/** Lists the URLs of the picture files that a browser would choose. */
export function listChosenPictures(html: string, view: Pick<View, "width" | "density">): string[] {
  return listElements(parse(html))
    .filter(({ tagName }) => tagName === "img")
    .map((image) => {
      const holder = image.parentNode;
      const source =
        holder && "tagName" in holder && holder.tagName === "picture" ? listElements(holder)[1] : undefined;
      const shown = source?.tagName === "source" && view.width < MIN_WIDE ? source : image;
      return attribute(shown, "srcset") ? chooseCandidate(shown, view) : (attribute(image, "src") ?? "");
    })
    .filter(Boolean);
}

/**
 * Chooses a file of `srcset` like a browser.
 * @throws {Error} if `sizes` has a form that the site does not use yet
 */
function chooseCandidate(source: Element, { width, density }: Pick<View, "width" | "density">): string {
  const sizes = attribute(source, "sizes") ?? "";
  const [, from, wide, narrow] = SIZES.exec(sizes) ?? [];
  if (!from || !wide || !narrow)
    throw new Error(`sizes="${sizes}" - has an unsupported form - extend tools/checks/picture-sizes.ts`);
  const needed = (Number(width >= Number(from) * REM ? wide : narrow) / 100) * width * density;
  const candidates = (attribute(source, "srcset") ?? "").split(",").map((entry) => entry.trim().split(" "));
  const enough = candidates.find(([, size = ""]) => Number.parseInt(size, 10) >= needed) ?? candidates.at(-1);
  return enough?.[0] ?? "";
}

/** Lists a node's elements in document order. */
export function listElements(node: Node): Element[] {
  const own = "tagName" in node ? [node] : [];
  return [...own, ...("childNodes" in node ? node.childNodes.flatMap(listElements) : [])];
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;
