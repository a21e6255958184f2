/** What of a built page the oldest browsers do not know. */
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { cssUses } from "./css-features";
import { attributeFeatures, elementFeatures } from "./markup-features";
import { scriptUses } from "./script-features";
import { lacking } from "./support";
import type { Use } from "./use";

type Element = DefaultTreeAdapterMap["element"];
type Text = DefaultTreeAdapterMap["textNode"];

/** Blocks of data, which no browser runs: structured data, for example. */
const SCRIPT = /^(?:|text\/javascript)$/u;

/** Scripts and styles that stand in many pages are looked at in the first. */
export type Known = Set<string>;

/**
 * @param html of a built page
 * @param known the scripts and styles that have been looked at; those of this page are added
 * @returns every use of what one of the oldest browsers lacks
 */
export function pageUses(html: string, known: Known): Use[] {
  const uses: Use[] = [];
  visit(parse(html, { sourceCodeLocationInfo: true }), (element) => {
    uses.push(...markupUses(element), ...innerUses(element, known));
  });
  return uses;
}

function visit(node: DefaultTreeAdapterMap["parentNode"], look: (element: Element) => void): void {
  if ("tagName" in node) look(node);
  const children = "content" in node ? (node as DefaultTreeAdapterMap["template"]).content : node;
  for (const child of children.childNodes) if ("childNodes" in child) visit(child, look);
}

function markupUses({ tagName, attrs, sourceCodeLocation }: Element): Use[] {
  const keys = [
    ...elementFeatures(tagName),
    ...attrs.flatMap(({ name, value }) => attributeFeatures(tagName, name, value)),
  ];
  const { startLine: line = 1, startCol: column = 1 } = sourceCodeLocation ?? {};
  return keys.flatMap((feature) => {
    const browsers = lacking(feature);
    return browsers.length === 0 ? [] : [{ feature, lacking: browsers, line, column }];
  });
}

function innerUses({ tagName, attrs, childNodes }: Element, known: Known): Use[] {
  const [text] = childNodes as Text[];
  if (!text || (tagName !== "script" && tagName !== "style") || known.has(text.value)) return [];
  known.add(text.value);
  const type = attrs.find(({ name }) => name === "type")?.value ?? "";
  if (tagName === "script" && !SCRIPT.test(type)) return [];
  const uses = tagName === "style" ? cssUses(text.value) : scriptUses(text.value);
  return uses.map((use) => inPage(use, text));
}

function inPage(use: Use, { sourceCodeLocation }: Text): Use {
  const { startLine = 1, startCol = 1 } = sourceCodeLocation ?? {};
  return { ...use, line: startLine + use.line - 1, column: use.line === 1 ? startCol + use.column - 1 : use.column };
}
