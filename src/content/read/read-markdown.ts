/** The tree of a markdown text, and what the checks need of it: headings, links, slips. */
import type { Heading, Nodes, PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { placeAt } from "../problem";
import { cached } from "../text-cache";
import { LINK, type Stray, strayFence, strayInLine, strayInText, strayTable } from "./stray-markup";

export interface HeadingInfo {
  level: number;
  /** From `## Heading {#id}`; empty where the editor gave none. */
  id: string;
  /** The heading's words, without markup. */
  text: string;
  /** Line in the markdown, from 1. */
  line: number;
}

interface Place {
  line: number;
  column: number;
}

export interface Markdown {
  headings: HeadingInfo[];
  links: (Place & { url: string })[];
  /** Lines of raw HTML. */
  html: number[];
  /** Lines of pictures, which are fields with a text alternative. */
  images: number[];
  /** Paragraphs, headings, lists, tables. */
  blocks: number;
  /** Markup that would be shown as it is typed. */
  stray: (Omit<Stray, "offset"> & Place)[];
}

const HEADING_ID = /\s*\{#([^}]*)\}\s*$/u;

/** @param text markdown with GFM tables and headings of the form `## Heading {#id}` */
export function readMarkdown(text: string): Markdown {
  return cached("markdown", text, () => parseMarkdown(text).found);
}

/** @returns the tree, in which each heading has its id, and what the checks look at */
export function parseMarkdown(text: string): { root: Root; found: Markdown } {
  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const found: Markdown = { headings: [], links: [], html: [], images: [], blocks: root.children.length, stray: [] };
  const inLinks = new Set<Nodes>();
  visit(root, (node) => {
    const { line = 1, column = 1, offset: start = 0 } = node.position?.start ?? {};
    if (node.type === "heading") found.headings.push(headingInfo(node, line));
    if (node.type === "link" || node.type === "definition") found.links.push({ url: node.url, line, column });
    if (node.type === "html" && found.html.at(-1) !== line) found.html.push(line);
    if (node.type === "image") found.images.push(line);
    if (node.type === "link") for (const words of node.children) inLinks.add(words);
    for (const { offset, ...stray } of strayIn(node, text, inLinks.has(node)))
      found.stray.push({ ...stray, ...placeAt(text, start + offset) });
  });
  return { root, found };
}

function strayIn(node: Nodes, text: string, isInLink: boolean): Stray[] {
  const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
  const source = text.slice(start, end);
  if (node.type === "paragraph") return strayTable(source);
  if (node.type === "code") return strayFence(source);
  if (node.type === "link" && (node.url === "" || plainText(node) === ""))
    return [{ offset: 0, words: source, problem: "holds a link without words or address", remedy: LINK }];
  if (node.type !== "text") return [];
  return isInLink ? strayInLine(source) : strayInText(source);
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

/** @returns the words of a part of the tree, without markup */
export function plainText(node: Nodes | PhrasingContent): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(plainText).join("").trim() : "";
}

/** Calls `see` with a part of the tree and all parts inside it, outermost first. */
export function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ("children" in node) for (const child of node.children) visit(child, see);
}

/** Characters of markdown: a text without any of them is its own HTML. Reading markdown is slow. */
const MARKUP = /[\\`*_[\]<>&!~|\n]|^\s*(?:#|[-+]\s|\d+[.)]\s)/u;

/** @returns whether a text of one paragraph may hold markdown at all. */
export function mayHoldMarkup(text: string): boolean {
  return MARKUP.test(text);
}
