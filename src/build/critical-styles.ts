import { type AtRule, type Container, parse, type Rule } from "postcss";

/** A page's styles as Gatsby writes them, or as an earlier build has left them here. Every page is searched: no lazy steps. */
const STYLES =
  /(?:<style data-href="[^"]+"[^>]*>[^<]*(?:<(?!\/style>)[^<]*)*<\/style>(?:<noscript>(?:<link rel="stylesheet"[^>]*>)*<\/noscript>)?)+/gu;
const ADDRESS = /\shref="([^"]+\.css)"|data-href="([^"]+)"/gu;

/** What shows while a visitor points at something, and how it moves then, comes with the whole file. */
const LATER = /:(?:hover|active)(?![\w-])/u;
/** What stands in for something that a browser lacks is needed at once. */
const isStandIn = ({ parent }: Rule) => parent?.type === "atrule" && (parent as AtRule).name === "supports";
const LATER_MOVES = /^(?:translate|rotate)/u;

/** Paper, and the outlines that forced colours need, too: without JavaScript a link brings them at once. */
const LATER_MEDIA = /^(?:print|\(forced-colors:\s*active\))$/u;

/** A style file of the built site. */
export interface StyleFile {
  css: string;
  /** For subresource integrity: `sha256-...`. */
  integrity: string;
}

/**
 * Reduces the styles inside pages to those that are used (quality P: HTML with critical styles). Pages that carry the same
 * files, which are the pages of one template, get one and the same block, with what any of them can use: so the security
 * policy can name every block by its hash (docs/decisions/0015-security-policy.md). The runtime fetches the whole files
 * when it starts (src/runtime/full-styles.ts), before another page can need what is left out here.
 * @param pages all built pages; those that Gatsby took over from the last build have been reduced before
 * @param read gives a file by the address in `data-href`
 * @returns a function that reduces the styles of one of these pages
 */
export function styleReducer(pages: Iterable<string>, read: (href: string) => StyleFile): (html: string) => string {
  const used = usedByTemplate(pages);
  const blocks = new Map<string, string>();
  return (html) =>
    html.replace(STYLES, (styles) => {
      const key = addresses(styles).join(" ");
      const block = blocks.get(key) ?? styleBlock(addresses(styles), read, used.get(key) ?? nothing());
      blocks.set(key, block);
      return block;
    });
}

/**
 * One style with what the page uses. webpack's runtime takes the template's file, which is the first, for loaded; the
 * links wait for the runtime, or are there at once without JavaScript.
 */
function styleBlock(hrefs: readonly string[], read: (href: string) => StyleFile, used: Used): string {
  const css = withUsedProperties(hrefs.map((href) => usedStyles(read(href).css, used)).join(""), used.properties);
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}" integrity="${read(href).integrity}">`);
  return `<style data-href="${hrefs[0]}">${css}</style><noscript>${links.join("")}</noscript>`;
}

interface Used {
  classes: Set<string>;
  tags: Set<string>;
  /** Custom properties that drawings in the pages name. */
  properties: Set<string>;
}

const nothing = (): Used => ({ classes: new Set(), tags: new Set(), properties: new Set() });

function addresses(styles: string): string[] {
  return [...new Set([...styles.matchAll(ADDRESS)].map(([, link, style]) => link ?? style ?? ""))];
}

/** @returns the classes and elements of all the pages that carry the same style files, by the files' addresses. */
function usedByTemplate(pages: Iterable<string>): Map<string, Used> {
  const used = new Map<string, Used>();
  for (const html of pages) {
    const keys: string[] = [];
    const rest = html.replace(STYLES, (styles) => {
      keys.push(addresses(styles).join(" "));
      return "";
    });
    for (const key of keys) {
      const known = used.get(key) ?? nothing();
      for (const name of classesIn(rest)) known.classes.add(name);
      for (const tag of tagsIn(rest)) known.tags.add(tag);
      for (const name of propertiesIn(rest)) known.properties.add(name);
      used.set(key, known);
    }
  }
  return used;
}

function classesIn(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/gu)].flatMap(([, names = ""]) => names.split(/\s+/u));
}

function tagsIn(html: string): string[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)/gu)].map(([, tag = ""]) => tag);
}

const propertiesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/gu)].map(([, name = ""]) => name);

/** Custom properties that nothing uses come with the whole file; a property may be used by another one alone. */
function withUsedProperties(css: string, usedInPages: ReadonlySet<string>): string {
  const root = parse(css);
  let isDone = false;
  while (!isDone) {
    isDone = true;
    const used = new Set([...usedInPages, ...propertiesIn(root.toString())]);
    root.walkDecls(/^--/u, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isDone = false;
    });
  }
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((rule) => removeEmpty(rule));
  return root.toString();
}

function usedStyles(css: string, used: Used): string {
  const root = parse(css);
  root.walkAtRules("media", (rule) => {
    if (LATER_MEDIA.test(rule.params)) rule.remove();
  });
  root.walkDecls("transition", (declaration) => {
    if (LATER_MOVES.test(declaration.value)) declaration.remove();
  });
  root.walkRules((rule) => keepUsed(rule, used));
  root.walkAtRules((rule) => removeEmpty(rule));
  return root.toString();
}

function keepUsed(rule: Rule, used: Used): void {
  if (rule.parent?.type === "atrule" && /keyframes$/u.test((rule.parent as AtRule).name)) return;
  const kept = rule.selectors.filter(
    (selector) => (isStandIn(rule) || !LATER.test(selector)) && canMatch(selector, used),
  );
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

const CLASS = /\.((?:\\.|[\w-])+)/gu;
const ELEMENT = /(?<![\w.#\\-])([a-z][a-z0-9]*)(?![\w-])/gu;

/** What stands in :is(), :not() and :has() is not looked at; attributes and states may change while the page lives. */
function canMatch(selector: string, { classes, tags }: Used): boolean {
  const simple = selector
    .replace(/:(?:is|not|has|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, "")
    .replace(/::?[\w-]+(?:\([^()]*\))?|\[[^\]]*\]/gu, "");
  const names = [...simple.matchAll(CLASS)].map(([, name = ""]) => name.replaceAll("\\", ""));
  // A name such as `_3vp\+l` holds what looks like an element.
  const elements = [...simple.replace(CLASS, ".").matchAll(ELEMENT)].map(([, tag = ""]) => tag);
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
