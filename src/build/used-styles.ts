import { type AtRule, type Container, parse, type Root, type Rule } from "postcss";

/** What shows while a visitor points at something, and how it moves then, comes with the whole file. */
const LATER = /:(?:hover|active)(?![\w-])/u;
const LATER_MOVES = /^(?:translate|rotate)/u;
/** What stands in for something that a browser lacks is needed at once. */
const isStandIn = ({ parent }: Rule) => parent?.type === "atrule" && (parent as AtRule).name === "supports";

/** Paper, and the outlines that forced colours need, too: without JavaScript a link brings them at once. */
const LATER_MEDIA = /^(?:print|\(forced-colors:\s*active\))$/u;

/** The styles of the site without what can wait, and every selector of them by a number. */
export interface Styles {
  root: Root;
  selectors: readonly { classes: string[]; tags: string[]; weight: number }[];
}

/** @param css the whole file */
export function stylesOf(css: string): Styles {
  const root = parse(css);
  root.walkAtRules("media", (rule) => void (LATER_MEDIA.test(rule.params) && rule.remove()));
  root.walkDecls("transition", (declaration) => void (LATER_MOVES.test(declaration.value) && declaration.remove()));
  root.walkRules((rule) => {
    const kept = isStandIn(rule) ? rule.selectors : rule.selectors.filter((selector) => !LATER.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const selectors: { classes: string[]; tags: string[]; weight: number }[] = [];
  eachRule(root, (rule) => {
    const weight = rule.nodes.join(";").length / rule.selectors.length;
    for (const selector of rule.selectors) selectors.push({ ...namesIn(selector), weight: weight + selector.length });
  });
  return { root, selectors };
}

/** @param html a page without its styles. @returns the numbers of the selectors that can be of something in it */
export function usedBy(html: string, { selectors }: Styles): ReadonlySet<number> {
  const classes = new Set(all(html, /\sclass="([^"]*)"/gu).flatMap((names) => names.split(/\s+/u)));
  const tags = new Set(all(html, /<([a-z][a-z0-9]*)/gu));
  const used = selectors.flatMap((selector, number) =>
    selector.classes.every((name) => classes.has(name)) && selector.tags.every((tag) => tags.has(tag)) ? number : [],
  );
  return new Set(used);
}

/** @returns the styles that are used, without custom properties and movements that nothing of it names */
export function onlyUsed({ root: whole }: Styles, used: ReadonlySet<number>): string {
  const root = whole.clone();
  let number = 0;
  eachRule(root, (rule) => {
    const kept = rule.selectors.filter((_selector, index) => used.has(number + index));
    number += rule.selectors.length;
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeUnnamed(root);
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules(removeEmpty);
  return root.toString();
}

/** Steps of a movement are no selectors. */
function eachRule(root: Root, visit: (rule: Rule) => void): void {
  root.walkRules((rule) => {
    const isStep = rule.parent?.type === "atrule" && /keyframes$/u.test((rule.parent as AtRule).name);
    if (!isStep) visit(rule);
  });
}

/** A property may be used by another one alone. */
function removeUnnamed(root: Root): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    const used = new Set(propertiesIn(root.toString()));
    root.walkDecls(/^--/u, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isDone = false;
    });
  }
  const named = new Set<string>();
  root.walkDecls(/^animation/u, ({ value }) => void value.split(/[\s,]+/u).forEach((word) => named.add(word)));
  root.walkAtRules(/keyframes$/u, (rule) => void (named.has(rule.params) || rule.remove()));
}

const propertiesIn = (text: string) => all(text, /var\((--[\w-]+)/gu);

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

const CLASS = /\.((?:\\.|[\w-])+)/gu;
const ELEMENT = /(?<![\w.#\\-])([a-z][a-z0-9]*)(?![\w-])/gu;

/** What stands in :is(), :not() and :has() is not looked at; attributes and states may change while the page lives. */
function namesIn(selector: string): { classes: string[]; tags: string[] } {
  const simple = selector
    .replace(/:(?:is|not|has|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, "")
    .replace(/::?[\w-]+(?:\([^()]*\))?|\[[^\]]*\]/gu, "");
  return {
    classes: all(simple, CLASS).map((name) => name.replaceAll("\\", "")),
    // A name such as `_3vp\+l` holds what looks like an element.
    tags: all(simple.replace(CLASS, "."), ELEMENT),
  };
}

/** A condition around nothing, from the inside out. */
function removeEmpty(rule: AtRule): void {
  let container: Container | undefined = rule;
  while (container?.type === "atrule" && container.nodes?.length === 0) {
    const parent: Container | undefined = container.parent as Container | undefined;
    container.remove();
    container = parent;
  }
}
