/** What is changed in the tree of a markdown text before it becomes HTML. */
import type { Link, Nodes, PhrasingContent, Table } from "mdast";

/** What becomes of a text or an address. */
export type Change = (text: string) => string;

/** Rows become blocks on a phone: each is headed by its first cell, and each other cell has the name of its column. */
export function nameCells({ children: [head, ...rows] }: Table, inColumn: Change): void {
  for (const { children: cells } of rows) {
    cells.forEach((cell, index) => {
      const column = head?.children[index];
      if (index === 0) cell.data = { hName: "th", hProperties: { scope: "row" } };
      else if (column) cell.data = { hProperties: { dataLabel: inColumn(plainText(column)) } };
    });
  }
}

export function changeWords(node: Nodes, change: Change): void {
  visit(node, (part) => {
    if (part.type === "text") part.value = change(part.value);
  });
}

export function localise(node: Link, href: Change): void {
  const foreign = /^lang:([a-z]{2})$/u.exec(node.url)?.[1];
  if (foreign) {
    node.data = { hName: "span", hProperties: { lang: foreign, href: undefined } };
  } else {
    if (node.url.startsWith("mailto:")) node.children = node.children.flatMap(partedAddress);
    node.url = href(node.url);
  }
}

/** A host that hides e-mail addresses takes this for none: the law wants it legible without scripts (§ 5 DDG). */
function partedAddress(node: PhrasingContent): PhrasingContent[] {
  const at = node.type === "text" ? node.value.indexOf("@") : -1;
  if (node.type !== "text" || at < 1) return [node];
  const seam: PhrasingContent = { type: "emphasis", children: [], data: { hName: "wbr" } };
  return [{ ...node, value: node.value.slice(0, at) }, seam, { ...node, value: node.value.slice(at) }];
}

export function plainText(node: Nodes | PhrasingContent): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(plainText).join("").trim() : "";
}

export function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ("children" in node) for (const child of node.children) visit(child, see);
}
