import { type AtRule, type Container, parse } from "postcss";
import { sha256 } from "../../src/digest";
import { memoize } from "../../src/memoize";

/** Splits a stylesheet into screen and print rules: print rules do not belong before the first paint (quality P4). */
export const splitPrintRules = memoize((css: string): { screen: string; print: string } => {
  const screen = parse(css);
  const print = screen.clone();
  screen.walkAtRules("media", (rule) => void (isPrint(rule) && rule.remove()));
  keepPrintRules(print);
  return { screen: screen.toString(), print: print.toString() };
});

const isPrint = (rule: AtRule): boolean => rule.params === "print";

const CONDITIONS = new Set(["layer", "media", "supports"]);

/** Removes all rules but print rules, and keeps the layers and conditions around these. */
function keepPrintRules(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === "atrule" && node.name === "media" && isPrint(node)) continue;
    if (node.type === "atrule" && node.nodes && CONDITIONS.has(node.name)) keepPrintRules(node);
    if (node.type !== "atrule" || !CONDITIONS.has(node.name) || !node.nodes?.length) node.remove();
  }
}

/** Creates the print stylesheet of a build. Its name changes with its rules. */
export function createPrintStylesheet(styles: readonly string[]): { name: string; css: string } {
  const css = styles.map((style) => splitPrintRules(style).print).join("\n");
  return { name: `static/paper-${sha256(css).slice(0, 8)}.css`, css };
}
