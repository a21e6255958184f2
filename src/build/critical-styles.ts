import { type AtRule, type Container, parse, type Root, type Rule } from "postcss";

const STYLE = /(<style data-href="([^"]+)" data-identity="gatsby-global-css">)([\s\S]*?)<\/style>/gu;

const parsed = new Map<string, Root>();

/**
 * Reduces the styles inside a page to those it can use (quality P: HTML with critical styles). The runtime fetches the
 * whole files when it starts (src/runtime/full-styles.ts), before another page can need what is left out here.
 * @param html a built page
 */
export function reduceStyles(html: string): string {
  const page = { classes: classesIn(html), tags: tagsIn(html) };
  return html.replace(
    STYLE,
    (_whole, start: string, href: string, css: string) =>
      `${start}${usedStyles(href, css, page)}</style>${forPaper(href)}`,
  );
}

/** Styles for paper come with the whole file; without JavaScript, which would fetch it, the page asks for them itself. */
function forPaper(href: string): string {
  return `<noscript><link rel="stylesheet" href="${href}" media="print"></noscript>`;
}

interface Used {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/gu)].flatMap(([, names = ""]) => names.split(/\s+/u)));
}

function tagsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gu)].map(([, tag = ""]) => tag));
}

/** @param href names the file, so that each is parsed once for all pages */
function usedStyles(href: string, css: string, page: Used): string {
  const known = parsed.get(href) ?? parse(css);
  parsed.set(href, known);
  const root = known.clone();
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  root.walkRules((rule) => keepUsed(rule, page));
  root.walkAtRules((rule) => removeEmpty(rule));
  return root.toString();
}

function keepUsed(rule: Rule, page: Used): void {
  if (rule.parent?.type === "atrule" && /keyframes$/u.test((rule.parent as AtRule).name)) return;
  const used = rule.selectors.filter((selector) => canMatch(selector, page));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/** What stands in :is(), :not() and :has() is not looked at; attributes and states may change while the page lives. */
function canMatch(selector: string, { classes, tags }: Used): boolean {
  const simple = selector
    .replace(/:(?:is|not|has|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, "")
    .replace(/::?[\w-]+(?:\([^()]*\))?|\[[^\]]*\]/gu, "");
  const names = [...simple.matchAll(/\.((?:\\.|[\w-])+)/gu)].map(([, name = ""]) => name.replaceAll("\\", ""));
  const elements = [...simple.matchAll(/(?<![\w.#\\-])([a-z][a-z0-9]*)(?![\w-])/gu)].map(([, tag = ""]) => tag);
  return names.every((name) => classes.has(name)) && elements.every((tag) => tags.has(tag));
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
