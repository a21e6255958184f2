/** Markdown to HTML. */
import { toHtml } from "hast-util-to-html";
import type { Heading, Link, Nodes, PhrasingContent, Root, Table } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { mayHoldMarkup, parseMarkdown, plainText, visit } from "../read/read-markdown";

/** Changes a text or a link's address. */
type Change = (text: string) => string;

/** Adds break opportunities to words, for places with little room. */
export interface Parting {
  inText: Change;
  /** In a column of a table. */
  inColumn: Change;
}

const WHOLE: Parting = { inText: (words) => words, inColumn: (words) => words };

/**
 * @param href turns an address as an editor writes it into the one on the page
 * @returns HTML; a link `[Boarding pass](lang:en)` becomes a phrase in that language
 */
export function markdownToHtml(text: string, href: Change, parting?: Parting): string {
  return rootToHtml(parseMarkdown(text).root, href, parting);
}

/** The same for one paragraph, without its `<p>`. @param change what becomes of its words */
export function inlineToHtml(text: string, href: Change, change: Change = (words) => words): string {
  if (!mayHoldMarkup(text)) return withBreaks(change(text));
  const { root } = parseMarkdown(text);
  changeWords(root, change);
  return rootToHtml(root, href).replace(/^<p>([\s\S]*)<\/p>$/u, "$1");
}

/** A part of a body: the text before the first heading, or a heading of level 2 with its text. */
export interface BodyPart {
  id?: string;
  heading?: string;
  html: string;
}

/** @returns the body cut at its headings of level 2, in order; empty parts are left out. */
export function markdownToParts(text: string, href: Change, parting?: Parting): BodyPart[] {
  const { root } = parseMarkdown(text);
  const parts: { heading?: Heading; children: Root["children"] }[] = [{ children: [] }];
  for (const child of root.children) {
    if (child.type === "heading" && child.depth === 2) parts.push({ heading: child, children: [] });
    else parts.at(-1)?.children.push(child);
  }
  return parts
    .filter(({ heading, children }) => heading !== undefined || children.length > 0)
    .map(({ heading, children }) => ({
      ...(heading ? { id: String(heading.data?.hProperties?.["id"] ?? ""), heading: plainText(heading) } : {}),
      html: rootToHtml({ type: "root", children }, href, parting),
    }));
}

function rootToHtml(root: Root, href: Change, { inText, inColumn }: Parting = WHOLE): string {
  visit(root, (node) => {
    if (node.type === "link") localise(node, href);
    if (node.type === "table") nameCells(node, inColumn);
    if (node.type === "tableCell") changeWords(node, inColumn);
    if (node.type === "paragraph" || node.type === "heading") changeWords(node, inText);
  });
  // The attribute is obsolete; the tables of this site align by themselves.
  return withBreaks(toHtml(toHast(root)).replaceAll(/ align="\w+"/gu, ""));
}

/** A sign of no width would be copied with the words; within a tag it is part of a name that is shown. */
const withBreaks = (html: string) => html.replaceAll(/\u200B(?![^<]*>)/gu, "<wbr>");

/** Rows become blocks on a phone: each is headed by its first cell, and each other cell has the name of its column. */
function nameCells({ children: [head, ...rows] }: Table, inColumn: Change): void {
  for (const { children: cells } of rows) {
    cells.forEach((cell, index) => {
      const column = head?.children[index];
      if (index === 0) cell.data = { hName: "th", hProperties: { scope: "row" } };
      else if (column) cell.data = { hProperties: { dataLabel: inColumn(plainText(column)) } };
    });
  }
}

function changeWords(node: Nodes, change: Change): void {
  visit(node, (part) => {
    if (part.type === "text") part.value = change(part.value);
  });
}

function localise(node: Link, href: Change): void {
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
