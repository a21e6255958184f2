/** Which rules of the site the page lacks, of those that match something on it. */
import list from "postcss/lib/list";

/** Compared as the browser serialises them: elements, files and order of their delivery do not matter. */
interface Declaration {
  /** The preludes of enclosing `@layer` and `@container` rules. `@media` and `@supports` have been evaluated. */
  context: readonly string[];
  selector: string;
  text: string;
}

/** The declarations of all style sheets of the site, parsed once for each document. */
let site: readonly Declaration[] = [];

export function learn(files: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  site = files.flatMap((text) => {
    sheet.replaceSync(text);
    return declarationsIn(sheet.cssRules);
  });
}

/** @returns each declaration of the site that fits something on the page and has not come to it, seen there or not */
export function missingRules(): string[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const applied = sheets.filter(({ disabled, media }) => !disabled && matchMedia(media.mediaText).matches);
  const toText = ({ context, selector, text }: Declaration) => [...context, selector, text].join(" { ");
  const known = new Set(applied.flatMap(({ cssRules }) => declarationsIn(cssRules).map(toText)));
  return site.flatMap((each) => (known.has(toText(each)) || !matchesSomething(each.selector) ? [] : toText(each)));
}

function declarationsIn(rules: CSSRuleList, context: readonly string[] = []): Declaration[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return list
        .comma(rule.selectorText)
        .flatMap((selector) => textsOf(rule.style).map((text) => ({ context, selector, text })));
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

/** A pseudo-element is looked up by its originating element. */
function matchesSomething(selector: string): boolean {
  const ofElement = selector.replace(/(?<![^\s>+~])(?=::)/gu, "*").replace(/::[\w-]+(?:\([^)]*\))?/gu, "");
  return document.querySelector(ofElement) !== null;
}
