import { type AtRule, type Container, parse, type Root, type Rule } from "postcss";

/** The styles that the shell of every page needs stay whole; Gatsby's runtime takes them for loaded. */
const SHARED = /^\/app\./u;
const STYLE = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/gu;

const parsed = new Map<string, Root>();

/**
 * Reduces the styles inside a page to those it can use on its first screen and below (quality P: HTML with critical
 * styles). What is left out comes with the template's style file, which the runtime then fetches by itself.
 * @param html a built page
 */
export function reduceStyles(html: string): string {
  const classes = classesIn(html);
  return html.replace(STYLE, (whole, href: string, css: string) =>
    SHARED.test(href) ? whole : `<style>${usedStyles(href, css, classes)}</style>`,
  );
}

function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/gu)].flatMap(([, names = ""]) => names.split(/\s+/u)));
}

/** @param href names the file, so that each is parsed once for all pages */
function usedStyles(href: string, css: string, classes: ReadonlySet<string>): string {
  const known = parsed.get(href) ?? parse(css);
  parsed.set(href, known);
  const root = known.clone();
  root.walkRules((rule) => keepUsed(rule, classes));
  root.walkAtRules((rule) => removeEmpty(rule));
  return root.toString();
}

function keepUsed(rule: Rule, classes: ReadonlySet<string>): void {
  if (rule.parent?.type === "atrule" && /keyframes$/u.test((rule.parent as AtRule).name)) return;
  const used = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/** Classes that must be there for a selector to match; those in :is(), :not() and :has() need not be. */
function classesOf(selector: string): string[] {
  const outside = selector.replace(/:(?:is|not|has|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, "");
  return [...outside.matchAll(/\.((?:\\.|[\w-])+)/gu)].map(([, name = ""]) => name.replaceAll("\\", ""));
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
