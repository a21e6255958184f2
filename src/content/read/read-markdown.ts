/** Parses markdown, and lists its headings, links and mistakes for the checks. */
import type { Heading, Nodes, PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { positionAt, type Problem } from "../problem";
import { cachedResult } from "../text-cache";
import { findMarkupMistakes, LINK_REMEDY, type MarkupMistake } from "./markup-mistakes";

export interface HeadingInfo {
  level: number;
  /** The id in `## Heading {#id}`, or "". */
  id: string;
  /** The heading without markup. */
  text: string;
  /** Line of the markdown, from 1. */
  line: number;
}

type Place = Pick<Problem, "line" | "column">;

export interface Markdown {
  headings: HeadingInfo[];
  links: (Place & { url: string })[];
  /** Lines with raw HTML. */
  html: number[];
  /** Lines with pictures, which belong in fields with a text alternative. */
  images: number[];
  /** The types of paragraphs, headings, lists, tables. */
  blocks: string[];
  /** Unintended markup, which would be shown as typed. */
  stray: (Omit<MarkupMistake, "offset"> & Place)[];
}

const HEADING_ID = /\s*\{#([^}]*)\}\s*$/u;

/** Parses markdown with GFM tables, and headings such as `## Heading {#id}`. Results for the checks are cached. */
export function readMarkdown(text: string): Markdown {
  return cachedResult("markdown", text, () => parseMarkdown(text).found);
}

/** Parses a text. @returns the tree, with ids in its headings, and headings, links and mistakes for the checks */
export function parseMarkdown(text: string): { root: Root; found: Markdown } {
  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const found: Markdown = {
    headings: [],
    links: [],
    html: [],
    images: [],
    blocks: root.children.map(({ type }) => type),
    stray: [],
  };
  const inLinks = new Set<Nodes>();
  visit(root, (node) => {
    const { line = 1, column = 1, offset: start = 0 } = node.position?.start ?? {};
    if (node.type === "heading") found.headings.push(headingInfo(node, line));
    if (node.type === "link" || node.type === "definition") found.links.push({ url: node.url, line, column });
    if (node.type === "html" && found.html.at(-1) !== line) found.html.push(line);
    if (node.type === "image") found.images.push(line);
    if (node.type === "link") for (const words of node.children) inLinks.add(words);
    for (const { offset, ...stray } of findMistakes(node, text, inLinks.has(node)))
      found.stray.push({ ...stray, ...positionAt(text, start + offset) });
  });
  return { root, found };
}

function findMistakes(node: Nodes, text: string, isInLink: boolean): MarkupMistake[] {
  const source = text.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === "link" && (node.url === "" || nodeText(node) === ""))
    return [{ offset: 0, words: source, problem: "holds a link without words or address", remedy: LINK_REMEDY }];
  return findMarkupMistakes(node.type === "text" && isInLink ? "line" : node.type, source);
}

/** Moves the id from a heading's text into its node, from which the HTML takes it. */
function headingInfo(node: Heading, line: number): HeadingInfo {
  const last = node.children.at(-1);
  let id = "";
  if (last?.type === "text") {
    id = HEADING_ID.exec(last.value)?.[1] ?? "";
    last.value = last.value.replace(HEADING_ID, "");
  }
  if (id) node.data = { hProperties: { id } };
  return { level: node.depth, id, text: nodeText(node), line };
}

/** Returns the text of a node, without markup. */
export function nodeText(node: Nodes | PhrasingContent): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(nodeText).join("").trim() : "";
}

/** Calls `see` with a node and its descendants, outermost first. */
export function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ("children" in node) for (const child of node.children) visit(child, see);
}

/** Characters of markdown syntax. A text without them needs no parsing, which is slow. */
const MARKUP = /[\\`*_[\]<>&!~|\n]|^\s*(?:#|[-+]\s|\d+[.)]\s)/u;

export function mayContainMarkup(text: string): boolean {
  return MARKUP.test(text);
}
