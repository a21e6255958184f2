import { type AtRule, parse, type Root } from "postcss";

/** A font that holds a part of the characters (`unicode-range`): only a page that shows one of them needs its rule. */
export interface FontOnDemand {
  /** As `font-family` names it. */
  family: string;
  /** Finds a character of its range. */
  characters: RegExp;
}

/** What stands between tags, in elements that are shown. */
const NO_TEXT = /<(script|style|noscript)\b[\s\S]*?<\/\1>|<[^>]*>/gu;

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** @param css the whole style file */
export function fontsOnDemand(css: string): FontOnDemand[] {
  return rulesOf(parse(css)).map((rule) => ({
    family: valueOf(rule, "font-family"),
    characters: new RegExp(`[${valueOf(rule, "unicode-range").split(",").map(asClass).join("")}]`, "u"),
  }));
}

/** @returns the families of those that a page may need: which of its elements are set in which is not looked at */
export function fontsFor(html: string, fonts: readonly FontOnDemand[]): string[] {
  const text = html.replace(NO_TEXT, "").replace(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity);
  return fonts.filter(({ characters }) => characters.test(text)).map(({ family }) => family);
}

/** @returns the styles with those fonts on demand alone that are named */
export function withFonts(css: string, families: ReadonlySet<string>): string {
  const root = parse(css);
  for (const rule of rulesOf(root)) if (!families.has(valueOf(rule, "font-family"))) rule.remove();
  return root.toString();
}

function rulesOf(root: Root): AtRule[] {
  return root.nodes.filter(
    (node): node is AtRule =>
      node.type === "atrule" && node.name === "font-face" && valueOf(node, "unicode-range") !== "",
  );
}

function valueOf(rule: AtRule, name: string): string {
  for (const node of rule.nodes ?? []) if (node.type === "decl" && node.prop === name) return node.value;
  return "";
}

/** `U+22-25` as a part of a pattern's class of characters. */
function asClass(range: string): string {
  const [first = "", last = first] = range.trim().slice(2).split("-");
  return `\\u{${first}}-\\u{${last}}`;
}
