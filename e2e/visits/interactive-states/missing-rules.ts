/** Compares the rules that the page has applied with all rules of the site that match one of its elements. */
import list from "postcss/lib/list";

/** A declaration as the browser serialises it, independent of its file and order. */
interface Declaration {
  /** Preludes of enclosing `@layer` and `@container` rules. `@media` and `@supports` are evaluated. */
  context: readonly string[];
  selector: string;
  text: string;
}

let site: readonly Declaration[] = [];

export function recordDeclarations(files: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  site = files.flatMap((text) => {
    sheet.replaceSync(text);
    return readDeclarations(sheet.cssRules);
  });
}

/** Lists the site's declarations that match an element of the page, but are missing in its style sheets. */
export function findMissingRules(): string[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const applied = sheets.filter(({ disabled, media }) => !disabled && matchMedia(media.mediaText).matches);
  const toText = ({ context, selector, text }: Declaration) => [...context, selector, text].join(" { ");
  const present = new Set(applied.flatMap(({ cssRules }) => readDeclarations(cssRules).map(toText)));
  return site.flatMap((each) => (present.has(toText(each)) || !matchesElement(each.selector) ? [] : toText(each)));
}

function readDeclarations(rules: CSSRuleList, context: readonly string[] = []): Declaration[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return list
        .comma(rule.selectorText)
        .flatMap((selector) => splitDeclarations(rule.style).map((text) => ({ context, selector, text })));
    }
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? readDeclarations(rule.cssRules, context) : [];
    if (rule instanceof CSSSupportsRule)
      return CSS.supports(rule.conditionText) ? readDeclarations(rule.cssRules, context) : [];
    if (rule instanceof CSSLayerBlockRule || rule instanceof CSSContainerRule)
      return readDeclarations(rule.cssRules, [...context, rule.cssText.slice(0, rule.cssText.indexOf("{"))]);
    // @font-face, @keyframes and @page do not apply to elements.
    return [];
  });
}

/** Splits at semicolons before a space and a property, and so not inside a data URL. */
const splitDeclarations = ({ cssText }: CSSStyleDeclaration) =>
  cssText.split(/;\s+(?=[\w-]+:)/u).map((text) => text.replace(/;$/u, ""));

/** Tells whether a selector matches, a pseudo-element by its originating element. */
function matchesElement(selector: string): boolean {
  const elementSelector = selector.replace(/(?<![^\s>+~])(?=::)/gu, "*").replace(/::[\w-]+(?:\([^)]*\))?/gu, "");
  return document.querySelector(elementSelector) !== null;
}
