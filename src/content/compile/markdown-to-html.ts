/** Compiles markdown into HTML. */
import { toHtml } from "hast-util-to-html";
import type { Heading, Link, Nodes, PhrasingContent, Root, Table } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { mayContainMarkup, parseMarkdown, nodeText, visit } from "../read/read-markdown";

/** Changes a text or a link's URL. */
type Change = (text: string) => string;

/** Adds break opportunities to words where space is narrow. */
export interface WordBreaks {
  inText: Change;
  /** Applies to columns of a table. */
  inColumn: Change;
}

const WITHOUT_BREAKS: WordBreaks = { inText: (words) => words, inColumn: (words) => words };

/**
 * Compiles a text. A link `[Boarding pass](lang:en)` becomes a phrase in that language.
 * @param href turns a URL of the markdown into one of the page
 */
export function markdownToHtml(text: string, href: Change, parting?: WordBreaks): string {
  return rootToHtml(parseMarkdown(text).root, href, parting);
}

/** Compiles one paragraph without its `<p>`. @param change is applied to its words */
export function inlineToHtml(text: string, href: Change, change: Change = (words) => words): string {
  if (!mayContainMarkup(text)) return withBreaks(change(text));
  const { root } = parseMarkdown(text);
  changeWords(root, change);
  return rootToHtml(root, href).replace(/^<p>([\s\S]*)<\/p>$/u, "$1");
}

/** A section of a body: a heading of level 2 with its text, or the text before the first one. */
export interface BodyPart {
  id?: string;
  heading?: string;
  html: string;
}

/** Splits a body at its headings of level 2. Empty sections are left out. */
export function markdownToParts(text: string, href: Change, parting?: WordBreaks): BodyPart[] {
  const { root } = parseMarkdown(text);
  const parts: { heading?: Heading; children: Root["children"] }[] = [{ children: [] }];
  for (const child of root.children) {
    if (child.type === "heading" && child.depth === 2) parts.push({ heading: child, children: [] });
    else parts.at(-1)?.children.push(child);
  }
  return parts
    .filter(({ heading, children }) => heading !== undefined || children.length > 0)
    .map(({ heading, children }) => ({
      ...(heading ? { id: String(heading.data?.hProperties?.["id"] ?? ""), heading: nodeText(heading) } : {}),
      html: rootToHtml({ type: "root", children }, href, parting),
    }));
}

function rootToHtml(root: Root, href: Change, { inText, inColumn }: WordBreaks = WITHOUT_BREAKS): string {
  visit(root, (node) => {
    if (node.type === "link") localise(node, href);
    if (node.type === "table") nameCells(node, inColumn);
    if (node.type === "tableCell") changeWords(node, inColumn);
    if (node.type === "paragraph" || node.type === "heading") changeWords(node, inText);
  });
  // The `align` attribute is obsolete. The style sheet aligns tables.
  return withBreaks(toHtml(toHast(root)).replaceAll(/ align="\w+"/gu, ""));
}

/**
 * Replaces zero-width spaces, which would be copied with the text, except within tags, where they are part of a visible
 * name.
 */
const withBreaks = (html: string) => html.replaceAll(/\u200B(?![^<]*>)/gu, "<wbr>");

/**
 * Names cells for phones, where each row becomes a block: its first cell is the heading, further cells show the name of
 * their column.
 */
function nameCells({ children: [head, ...rows] }: Table, inColumn: Change): void {
  for (const { children: cells } of rows) {
    cells.forEach((cell, index) => {
      const column = head?.children[index];
      if (index === 0) cell.data = { hName: "th", hProperties: { scope: "row" } };
      else if (column) cell.data = { hProperties: { dataLabel: inColumn(nodeText(column)) } };
    });
  }
}

function changeWords(node: Nodes, change: Change): void {
  visit(node, (part) => {
    if (part.type === "text") part.value = change(part.value);
  });
}

/** Languages whose phrases browsers must keep apart from the text around: they would swap the items of a list. */
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur", "yi"]);

function localise(node: Link, href: Change): void {
  const foreign = /^lang:([a-z]{2})$/u.exec(node.url)?.[1];
  if (foreign) {
    const dir = RIGHT_TO_LEFT.has(foreign) ? "rtl" : undefined;
    node.data = { hName: "span", hProperties: { lang: foreign, dir, href: undefined } };
  } else {
    if (node.url.startsWith("mailto:")) node.children = node.children.flatMap(partedAddress);
    node.url = href(node.url);
  }
}

/**
 * Splits an e-mail address with `<wbr>` after its @: hosts that obfuscate addresses skip it. § 5 DDG requires it to be legible
 * without scripts.
 */
function partedAddress(node: PhrasingContent): PhrasingContent[] {
  const at = node.type === "text" ? node.value.indexOf("@") + 1 : 0;
  if (node.type !== "text" || at < 2) return [node];
  const seam: PhrasingContent = { type: "emphasis", children: [], data: { hName: "wbr" } };
  return [{ ...node, value: node.value.slice(0, at) }, seam, { ...node, value: node.value.slice(at) }];
}
