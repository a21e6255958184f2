/** Markdown to HTML, and what the checks need to know of it: headings, links, pictures. */
import { toHtml } from "hast-util-to-html";
import type { Heading, Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { oddSigns } from "./odd-signs";
import { placeAt } from "./problem";
import { LINK, type Stray, strayFence, strayInLine, strayInText, strayTable } from "./stray-markup";
import { type Change, changeWords, localise, nameCells, plainText, visit } from "./markdown-tree";
import { cached } from "./text-cache";

export interface HeadingInfo {
  level: number;
  /** From `## Heading {#id}`; empty where the editor gave none. */
  id: string;
  /** The heading's words, without markup. */
  text: string;
  /** Line in the markdown, from 1. */
  line: number;
}

export interface LinkInfo {
  url: string;
  line: number;
  column: number;
}

/** What the checks look at. */
export interface Markdown {
  headings: HeadingInfo[];
  links: LinkInfo[];
  /** Lines of what is not allowed: raw HTML, and pictures, which are fields with a text alternative. */
  html: number[];
  images: number[];
  /** Paragraphs, headings, lists, tables. */
  blocks: number;
  /** What would stand on the page as it is typed, and signs that nobody sees. */
  stray: (Omit<Stray, "offset"> & { line: number; column: number })[];
}

const HEADING_ID = /\s*\{#([^}]*)\}\s*$/u;

/** @param text markdown with GFM tables and headings of the form `## Heading {#id}` */
export function readMarkdown(text: string): Markdown {
  return cached("markdown", text, () => parseMarkdown(text).found);
}

function parseMarkdown(text: string): { root: Root; found: Markdown } {
  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const found: Markdown = { headings: [], links: [], html: [], images: [], blocks: root.children.length, stray: [] };
  const inLinks = new Set<Nodes>();
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "heading") found.headings.push(headingInfo(node, line));
    if (node.type === "link" || node.type === "definition")
      found.links.push({ url: node.url, line, column: node.position?.start.column ?? 1 });
    if (node.type === "html" && found.html.at(-1) !== line) found.html.push(line);
    if (node.type === "image") found.images.push(line);
    if (node.type === "link") for (const words of node.children) inLinks.add(words);
    for (const { offset, ...told } of strayIn(node, text, inLinks.has(node)))
      found.stray.push({ ...told, ...placeAt(text, (node.position?.start.offset ?? 0) + offset) });
  });
  return { root, found };
}

function strayIn(node: Nodes, text: string, isInLink: boolean): Stray[] {
  const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
  const source = text.slice(start, end);
  if (node.type === "paragraph") return strayTable(source);
  if (node.type === "code") return strayFence(source);
  if (node.type === "link" && (node.url === "" || plainText(node).trim() === ""))
    return [{ offset: 0, words: source, problem: "holds a link without words or address", remedy: LINK }];
  if (node.type === "definition" && node.label?.startsWith("^")) return strayInText(source);
  if (node.type !== "text") return [];
  const spelled = oddSigns(source).length > 0 ? [] : oddSigns(node.value);
  return [
    ...spelled.map(({ name }) => ({ offset: 0, words: source, problem: `spells ${name}`, remedy: "delete it" })),
    ...(isInLink ? strayInLine(source) : strayInText(source, text.slice(text.lastIndexOf("\n", start) + 1, start))),
  ];
}

/** Takes the id off the heading's text and hangs it on the node, where the HTML finds it. */
function headingInfo(node: Heading, line: number): HeadingInfo {
  const last = node.children.at(-1);
  let id = "";
  if (last?.type === "text") {
    id = HEADING_ID.exec(last.value)?.[1] ?? "";
    last.value = last.value.replace(HEADING_ID, "");
  }
  if (id) node.data = { hProperties: { id } };
  return { level: node.depth, id, text: plainText(node), line };
}

/** What becomes of words, so that they can part where there is little room for them. */
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

/** A part of a body: what stands before the first heading, or a heading of level 2 with what follows it. */
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

/** What markdown could be made of: without any of it, a text is its own HTML. Reading markdown is slow. */
const MARKUP = /[\\`*_[\]<>&!~|\n]|^\s*(?:#|[-+]\s|\d+[.)]\s)/u;

/** @returns whether a text of one paragraph may hold markdown at all. */
export function mayHoldMarkup(text: string): boolean {
  return MARKUP.test(text);
}

/** The same for one paragraph, without its `<p>`. @param change what becomes of its words */
export function inlineToHtml(text: string, href: Change, change: Change = (words) => words): string {
  if (!mayHoldMarkup(text)) return withBreaks(change(text));
  const { root } = parseMarkdown(text);
  changeWords(root, change);
  return rootToHtml(root, href).replace(/^<p>([\s\S]*)<\/p>$/u, "$1");
}
