import { mergeGroups, type StyleGroup } from "./style-groups";
import { onlyUsed, stylesOf, usedBy } from "./used-styles";

/** A page's styles as Gatsby writes them, or as an earlier build has left them here. Every page is searched: no lazy steps. */
const STYLES =
  /<style data-href="([^"]+)"[^>]*>[^<]*(?:<(?!\/style>)[^<]*)*<\/style>(?:<noscript>(?:<link rel="stylesheet"[^>]*>)*<\/noscript>)?/gu;

/** So many different blocks the whole site may have: with 53 bytes for each the policy stays short (quality S2). */
const MOST_BLOCKS = 14;

/** A style file of the built site. */
export interface StyleFile {
  css: string;
  /** For subresource integrity: `sha256-...`. */
  integrity: string;
}

/**
 * Reduces the styles inside pages to those that they use, and their like (quality P: HTML with critical styles). The whole
 * file, one for the site, is there at once without JavaScript; with it, the runtime fetches it when it starts
 * (src/runtime/full-styles.ts), before another page can need what is left out here.
 * @param pages all built pages; those that Gatsby took over from the last build have been reduced before
 * @param read gives the file by the address in `data-href`
 * @returns a function that reduces the styles of one of these pages
 */
export function styleReducer(pages: Iterable<string>, read: (href: string) => StyleFile): (html: string) => string {
  let href = "";
  const groups = new Map<string, StyleGroup>();
  const keyOf = (html: string) =>
    [...new Set(html.match(/\sclass="[^"]*"|<[a-z][a-z0-9]*|var\(--[\w-]+/gu))].sort().join();
  const withoutStyles = (html: string) => html.replace(STYLES, (_styles, found: string) => ((href = found), ""));
  const bare = [...groupBy(pages, withoutStyles, keyOf)];
  if (!href) return (html) => html;
  const { css, integrity } = read(href);
  const styles = stylesOf(css);
  for (const [key, { html, count }] of bare) {
    const used = usedBy(html, styles);
    const same = [...used.selectors].join() + [...used.properties].sort().join();
    const group = groups.get(same) ?? { ...used, members: [], pages: 0 };
    groups.set(same, { ...group, members: [...group.members, key], pages: group.pages + count });
  }
  const weightOf = (selector: number) => styles.selectors[selector]?.weight ?? 0;
  const link = `<noscript><link rel="stylesheet" href="${href}" integrity="${integrity}"></noscript>`;
  const blocks = new Map<string, string>();
  for (const group of mergeGroups([...groups.values()], MOST_BLOCKS, weightOf)) {
    const block = `<style data-href="${href}">${onlyUsed(styles, group)}</style>${link}`;
    for (const member of group.members) blocks.set(member, block);
  }
  return (html) => {
    const block = blocks.get(keyOf(withoutStyles(html))) ?? "";
    return html.replace(STYLES, () => block);
  };
}

/** One page of each kind stands for all that have the same classes and elements. */
function groupBy(pages: Iterable<string>, bareOf: (html: string) => string, keyOf: (html: string) => string) {
  const kinds = new Map<string, { html: string; count: number }>();
  for (const page of pages) {
    const html = bareOf(page);
    const key = keyOf(html);
    const known = kinds.get(key);
    if (known) known.count += 1;
    else kinds.set(key, { html, count: 1 });
  }
  return kinds;
}
