/** What of a style sheet the oldest browsers do not know. */
import { type AtRule, type Declaration, parse, type Rule } from "postcss";
import { atRuleFeatures } from "./at-rule-features";
import { declarationFeatures } from "./declaration-features";
import { type Part, selectorFeatures } from "./selector-features";
import { lacking } from "./support";
import type { Use } from "./use";

/** Of a list, browsers drop every selector if they do not know one of them. */
const LIST = "a list with selectors that are known elsewhere";

/**
 * @param css of a file, of a `<style>` or of a selector in a script with `{}` after it
 * @returns every use of what one of the oldest browsers lacks, in the order of the text
 */
export function cssUses(css: string): Use[] {
  const uses: Use[] = [];
  parse(css).walk((node) => {
    if (node.type === "rule") uses.push(...ruleUses(node));
    else if (node.type === "atrule") uses.push(...atRuleUses(node));
    else if (node.type === "decl") uses.push(...declarationUses(node));
  });
  return uses;
}

function ruleUses(rule: Rule): Use[] {
  // Percentages of an animation, and not selectors.
  if (rule.parent?.type === "atrule" && /keyframes$/u.test((rule.parent as AtRule).name)) return [];
  const parts = selectorFeatures(rule.raws.selector?.raw ?? rule.selector);
  const found = parts.flatMap((part) => partUses(rule, part));
  const isNested = rule.parent?.type === "rule";
  if (isNested) found.push(...missing("css.selectors.nesting", [], rule.positionBy({ index: 0 })));
  return [...found, ...mixedList(rule, parts)];
}

function partUses(rule: Rule, { features }: Part): Use[] {
  return features.flatMap(({ key, index }) => missing(key, [], rule.positionBy({ index })));
}

/** @returns a use where known selectors stand in a list with others that some browser lacks */
function mixedList(rule: Rule, parts: readonly Part[]): Use[] {
  const lists = parts.map(({ features }) => new Set(features.flatMap(({ key }) => lacking(key))));
  const all = [...new Set(lists.flatMap((list) => [...list]))];
  const lost = all.filter((browser) => lists.some((list) => !list.has(browser)));
  return lost.length === 0 ? [] : [{ feature: LIST, lacking: lost, ...rule.positionBy({ index: 0 }) }];
}

function atRuleUses(rule: AtRule): Use[] {
  return atRuleFeatures(rule).flatMap((key) => missing(key, [], rule.positionBy({ index: 0 })));
}

function declarationUses(declaration: Declaration): Use[] {
  const { keys, prefixes } = declarationFeatures(declaration);
  const [property = "", ...values] = keys;
  // Where the property is unknown, so are its values.
  const known = new Set(lacking(property, prefixes));
  const more = values.filter((key) => lacking(key, prefixes).some((browser) => !known.has(browser)));
  return [property, ...more].flatMap((key) => missing(key, prefixes, declaration.positionBy({ index: 0 })));
}

function missing(feature: string, prefixes: readonly string[], at: { line: number; column: number }): Use[] {
  const browsers = lacking(feature, prefixes);
  return browsers.length === 0 ? [] : [{ feature, lacking: browsers, line: at.line, column: at.column }];
}
