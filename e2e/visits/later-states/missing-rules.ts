/** Which rules of the site the page lacks, of those that match something on it. */

/**
 * Rules are compared by declaration, as the browser serialises them, so it does not matter in which elements, files or order
 * the build delivers them.
 */
interface Declaration {
  /** The preludes of enclosing `@layer` and `@container` rules. `@media` and `@supports` have been evaluated. */
  context: readonly string[];
  selector: string;
  /** Property and value. */
  text: string;
}

/** The declarations of each style sheet of the site, parsed once for each document. */
let site: readonly (readonly Declaration[])[] = [];

/** @param files the texts of all style sheets of the site */
export function learn(files: readonly string[]): void {
  site = files.map((text) => declarationsIn(sheetOf(text).cssRules));
}

/**
 * @returns a style sheet with each file's declarations from the first missing one on, so that those which follow it in the
 * cascade still do; undefined if no missing selector matches an element
 */
export function missingRules(): CSSStyleSheet | undefined {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const applied = sheets.filter(({ disabled, media }) => !disabled && matchMedia(media.mediaText).matches);
  const keyOf = ({ context, selector, text }: Declaration) => [...context, selector, text].join("\n");
  const known = new Set(applied.flatMap(({ cssRules }) => declarationsIn(cssRules).map(keyOf)));
  const added = site.flatMap((all) => {
    const first = all.findIndex((each) => !known.has(keyOf(each)) && matchesSomething(each.selector));
    return first < 0 ? [] : all.slice(first);
  });
  const toText = ({ context, selector, text }: Declaration) =>
    `${context.map((each) => `${each}{`).join("")}${selector}{${text}}${"}".repeat(context.length)}`;
  return added.length > 0 ? sheetOf(added.map(toText).join("\n")) : undefined;
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function declarationsIn(rules: CSSRuleList, context: readonly string[] = []): Declaration[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return splitAtCommas(rule.selectorText).flatMap((selector) =>
        textsOf(rule.style).map((text) => ({ context, selector, text })),
      );
    }
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? declarationsIn(rule.cssRules, context) : [];
    if (rule instanceof CSSSupportsRule)
      return CSS.supports(rule.conditionText) ? declarationsIn(rule.cssRules, context) : [];
    if (rule instanceof CSSLayerBlockRule || rule instanceof CSSContainerRule)
      return declarationsIn(rule.cssRules, [...context, rule.cssText.slice(0, rule.cssText.indexOf("{"))]);
    // @font-face, @keyframes and @page set no property of an element.
    return [];
  });
}

/** Serialised, a semicolon between two declarations is followed by a blank; one within a value, as in a data URL, is not. */
const textsOf = ({ cssText }: CSSStyleDeclaration) =>
  cssText.split(/;\s+(?=[\w-]+:)/u).map((text) => text.replace(/;$/u, ""));

/** Splits a selector list, but not within parentheses or brackets. */
function splitAtCommas(list: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of list) {
    if ("([".includes(sign)) depth += 1;
    if (")]".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts.map((part) => part.trim());
}

/** A pseudo-element is looked up by its originating element. */
function matchesSomething(selector: string): boolean {
  const ofElement = selector.replace(/(^|[\s>+~])::[\w-]+/gu, "$1*").replace(/::[\w-]+(?:\([^)]*\))?/gu, "");
  return document.querySelector(ofElement) !== null;
}
