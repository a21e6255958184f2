import type { Page } from "@playwright/test";
import type { Finding } from "./finding";

const SIDES = ["top", "right", "bottom", "left"] as const;
export type Side = (typeof SIDES)[number];

/** A box of the page, and the edges by which what it paints itself may be seen. */
export interface Laid extends Finding {
  sides: readonly Side[];
}

const STYLES = [
  "background-color",
  "background-image",
  "box-shadow",
  ...SIDES.map((side) => `border-${side}-width` as const),
  "outline-style",
  "visibility",
  "opacity",
] as const;

/** Pictures keep their colours; SVG is looked at by its shapes (drawn-shapes.ts). */
const APART = /^(?:html|body|img|svg|picture|#document|#text)$/iu;

/**
 * The boxes of the page, those of `::before` and `::after` too, which no script of a page can measure: the browser's own
 * snapshot has them.
 * @returns them by a key that stays while the document does
 */
export async function layOut(page: Page): Promise<Map<string, Laid>> {
  const session = await page.context().newCDPSession(page);
  const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", { computedStyles: [...STYLES] });
  await session.detach();
  const [snapshot] = documents;
  const boxes = new Map<string, Laid>();
  const grounds = new Map<number, string>();
  if (!snapshot) return boxes;
  const { nodes, layout } = snapshot;
  const pseudo = new Map(nodes.pseudoType?.index.map((node, at) => [node, strings[nodes.pseudoType?.value[at] ?? -1]]));
  const nameOf = (node: number) => strings[nodes.nodeName?.[node] ?? -1] ?? "";
  layout.nodeIndex.forEach((node, at) => {
    const [left = 0, top = 0, width = 0, height = 0] = layout.bounds[at] ?? [];
    const part = pseudo.get(node);
    const element = part ? (nodes.parentIndex?.[node] ?? node) : node;
    const values = (layout.styles[at] ?? []).map((index) => strings[index] ?? "");
    const [ground = ""] = values;
    grounds.set(node, ground);
    const isHole = around(node).some((each) => grounds.get(each) === ground);
    const isTooSmall = width + height < 6 || Math.min(width, height) < 1;
    const sides = sidesOf(values, isHole);
    if (APART.test(nameOf(element)) || isTooSmall || top < 0) return;
    const key = `${nodes.backendNodeId?.[element]}${part ?? ""}`;
    boxes.set(key, { what: `${labelOf(element)}${part ? `::${part}` : ""}`, left, top, width, height, sides });
  });
  return boxes;

  function around(node: number): number[] {
    const parent = nodes.parentIndex?.[node] ?? -1;
    return parent < 0 ? [] : [parent, ...around(parent)];
  }

  function labelOf(node: number): string {
    const attributes = nodes.attributes?.[node] ?? [];
    const at = attributes.findIndex((name, index) => index % 2 === 0 && strings[name] === "class");
    const names = at < 0 ? "" : `.${strings[attributes[at + 1] ?? -1]?.replaceAll(" ", ".")}`;
    return `${nameOf(node).toLowerCase()}${names}`;
  }
}

/**
 * @param isHole whether it has the ground of a box around it, such as the notch of a ticket
 * @returns the edges that it may be seen by: all of a ground, else those with a border
 */
function sidesOf(values: readonly string[], isHole: boolean): Side[] {
  const style = new Map(STYLES.map((name, index) => [name, values[index] ?? ""]));
  if (style.get("visibility") === "hidden" || style.get("opacity") === "0") return [];
  const hasColour = !isHole && style.get("background-color") !== "rgba(0, 0, 0, 0)";
  const isFramed = style.get("box-shadow") !== "none" || style.get("outline-style") !== "none";
  if (hasColour || isFramed || style.get("background-image") !== "none") return [...SIDES];
  return SIDES.filter((side) => parseFloat(style.get(`border-${side}-width`) ?? "") > 0);
}
