/** Compiles markdown into HTML. */
import { toHtml } from "hast-util-to-html";
import type { Heading, Link, Nodes, PhrasingContent, Root, Table } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { type Language, pathOf } from "../../i18n/languages";
import { mayContainMarkup, parseMarkdown, nodeText, visit } from "../read/read-markdown";
import { hyphenate, type HyphenationPlace } from "./soft-hyphens";

/** Compiles a text. A link `[Boarding pass](lang:en)` becomes a phrase in that language. */
export function markdownToHtml(text: string, language: Language): string {
  return rootToHtml(parseMarkdown(text).root, language);
}

/** Compiles one paragraph without its `<p>`. */
export function inlineToHtml(text: string, language: Language, place: HyphenationPlace = "text"): string {
  if (!mayContainMarkup(text)) return withBreaks(hyphenate(text, place, language));
  return rootToHtml(parseMarkdown(text).root, language, place).replace(/^<p>([\s\S]*)<\/p>$/u, "$1");
}

/** A section of a body: a heading of level 2 with its text, or the text before the first one. */
export interface BodyPart {
  id?: string;
  heading?: string;
  html: string;
}

/** Splits a body at its headings of level 2. Empty sections are left out. */
export function markdownToParts(text: string, language: Language): BodyPart[] {
  const { root } = parseMarkdown(text);
  const parts: { heading?: Heading; children: Root["children"] }[] = [{ children: [] }];
  for (const child of root.children) {
    if (child.type === "heading" && child.depth === 2) parts.push({ heading: child, children: [] });
    else parts.at(-1)?.children.push(child);
  }
  return parts
    .filter(({ heading, children }) => heading !== undefined || children.length > 0)
    .map(({ heading, children }) => ({
      ...(heading && {
        id: String(heading.data?.hProperties?.["id"] ?? ""),
        heading: hyphenate(nodeText(heading), "heading", language),
      }),
      html: rootToHtml({ type: "root", children }, language),
    }));
}

function rootToHtml(root: Root, language: Language, place: HyphenationPlace = "text"): string {
  visit(root, (node) => {
    if (node.type === "link") localise(node, language);
    if (node.type === "table") nameCells(node, language);
    if (node.type === "tableCell") hyphenateWords(node, "column", language);
    if (node.type === "paragraph" || node.type === "heading") hyphenateWords(node, place, language);
  });
  // The `align` attribute is obsolete. The style sheet aligns tables.
  return withBreaks(toHtml(toHast(root)).replaceAll(/ align="\w+"/gu, ""));
}

/** Replaces zero-width spaces, which would be copied with the text, except in tags, where they are part of a name. */
const withBreaks = (html: string) => html.replaceAll(/\u200B(?![^<]*>)/gu, "<wbr>");

/** Names cells for phones, where rows become blocks: the first cell is the heading, others show their column's name. */
function nameCells({ children: [head, ...rows] }: Table, language: Language): void {
  for (const { children: cells } of rows) {
    cells.forEach((cell, index) => {
      const column = head?.children[index];
      if (index === 0) cell.data = { hName: "th", hProperties: { scope: "row" } };
      else if (column) cell.data = { hProperties: { dataLabel: hyphenate(nodeText(column), "column", language) } };
    });
  }
}

function hyphenateWords(node: Nodes, place: HyphenationPlace, language: Language): void {
  visit(node, (part) => {
    if (part.type === "text") part.value = hyphenate(part.value, place, language);
  });
}

/** Languages whose phrases browsers must keep apart from the text around: they would swap the items of a list. */
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur", "yi"]);

function localise(node: Link, language: Language): void {
  const foreign = /^lang:([a-z]{2})$/u.exec(node.url)?.[1];
  if (foreign) {
    const dir = RIGHT_TO_LEFT.has(foreign) ? "rtl" : undefined;
    node.data = { hName: "span", hProperties: { lang: foreign, dir, href: undefined } };
  } else {
    if (node.url.startsWith("mailto:")) node.children = node.children.flatMap(partedAddress);
    if (node.url.startsWith("/")) node.url = pathOf(language, node.url);
  }
}

/** Splits an e-mail address by `<wbr>` after its @: hosts that obfuscate addresses would hide it (§ 5 DDG). */
function partedAddress(node: PhrasingContent): PhrasingContent[] {
  const at = node.type === "text" ? node.value.indexOf("@") + 1 : 0;
  if (node.type !== "text" || at < 2) return [node];
  const seam: PhrasingContent = { type: "emphasis", children: [], data: { hName: "wbr" } };
  return [{ ...node, value: node.value.slice(0, at) }, seam, { ...node, value: node.value.slice(at) }];
}
