import { type AtRule, type Container, parse } from "postcss";
import { sha256 } from "../../src/digest";
import { memoize } from "../../src/memoize";

/** Splits a style file: the print rules become a file of their own, which blocks no first paint (quality P4). */
export const splitPrintRules = memoize((css: string): { screen: string; paper: string } => {
  const screen = parse(css);
  const paper = screen.clone();
  screen.walkAtRules("media", (rule) => void (isPaper(rule) && rule.remove()));
  keepPrintRules(paper);
  return { screen: screen.toString(), paper: paper.toString() };
});

const isPaper = (rule: AtRule): boolean => rule.params === "print";

const CONDITIONS = new Set(["layer", "media", "supports"]);

/** Leaves layers and conditions around the rules that stay. */
function keepPrintRules(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === "atrule" && node.name === "media" && isPaper(node)) continue;
    if (node.type === "atrule" && node.nodes && CONDITIONS.has(node.name)) keepPrintRules(node);
    if (node.type !== "atrule" || !CONDITIONS.has(node.name) || !node.nodes?.length) node.remove();
  }
}

/** @param styles all style files of the build. @returns the file of all their print rules, with its name */
export function createPrintStylesheet(styles: readonly string[]): { name: string; css: string } {
  const css = styles.map((style) => splitPrintRules(style).paper).join("\n");
  return { name: `static/paper-${sha256(css).slice(0, 8)}.css`, css };
}
