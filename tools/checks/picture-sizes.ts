import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A visitor's view: its width in CSS pixels, how many of the device's lie on one, and the bytes of all pictures at most. */
interface View {
  name: string;
  width: number;
  density: number;
  limit: number;
}

/** A page's pictures, all of them, as who reads to its end gets them (quality P). */
export const VIEWS: readonly View[] = [
  { name: "a phone's (390 x 844, 2x)", width: 390, density: 2, limit: 120_000 },
  { name: "a desk's (1440)", width: 1440, density: 1, limit: 250_000 },
];

const REM = 16;
/** In CSS pixels: below it the `<source>` of a `<picture>` is shown (src/components/picture/picture.tsx). */
const WIDE = 48 * REM;
/** From which width on the first of two holds. */
const SIZES = /^\(min-width: (\d+)rem\) ([\d.]+)vw, ([\d.]+)vw$/u;

/** @returns the addresses of the files that a browser chooses */
export function picturesIn(html: string, view: Pick<View, "width" | "density">): string[] {
  return elementsIn(parse(html))
    .filter(({ tagName }) => tagName === "img")
    .map((image) => {
      const holder = image.parentNode;
      const source = holder && "tagName" in holder && holder.tagName === "picture" ? elementsIn(holder)[1] : undefined;
      const shown = source?.tagName === "source" && view.width < WIDE ? source : image;
      return valueOf(shown, "srcset") ? chosen(shown, view) : (valueOf(image, "src") ?? "");
    })
    .filter(Boolean);
}

/** @throws where `sizes` is told otherwise than all here tell it: what is measured would be a guess */
function chosen(source: Element, { width, density }: Pick<View, "width" | "density">): string {
  const [, from, wide, narrow] = SIZES.exec(valueOf(source, "sizes") ?? "") ?? [];
  if (!from || !wide || !narrow)
    throw new Error(`tools/checks/picture-sizes.ts can't read sizes="${valueOf(source, "sizes")}"`);
  const needed = (Number(width >= Number(from) * REM ? wide : narrow) / 100) * width * density;
  const candidates = (valueOf(source, "srcset") ?? "").split(",").map((entry) => entry.trim().split(" "));
  const enough = candidates.find(([, size = ""]) => Number.parseInt(size, 10) >= needed) ?? candidates.at(-1);
  return enough?.[0] ?? "";
}

/** @returns the elements inside, in the document's order */
export function elementsIn(node: Node): Element[] {
  const own = "tagName" in node ? [node] : [];
  return [...own, ...("childNodes" in node ? node.childNodes.flatMap(elementsIn) : [])];
}

const valueOf = ({ attrs }: Element, name: string) => attrs.find((attribute) => attribute.name === name)?.value;
