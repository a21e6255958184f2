import { createHash } from "node:crypto";
import { fontsFor, fontsOnDemand, withFonts } from "./fonts-on-demand";
import { mergeGroups, type StyleGroup } from "./style-groups";
import { onlyUsed, stylesOf, usedBy } from "./used-styles";

/** A page's styles as Gatsby writes them, or as an earlier build has left them here. Every page is searched: no lazy steps. */
const STYLES =
  /<style data-href="[^"]+"[^>]*>[^<]*(?:<(?!\/style>)[^<]*)*<\/style>(?:<noscript>(?:<link rel="stylesheet"[^>]*>)*<\/noscript>)?/gu;

/** Classes and elements, in which pages of one kind agree. */
const NAMES = /\sclass="[^"]*"|<[a-z][a-z0-9]*/gu;

/** So many different blocks the whole site may have: with 54 bytes for each the policy stays short (quality S2). */
const MOST_BLOCKS = 14;

/** The style file of the built site. */
export interface StyleFile {
  href: string;
  css: string;
  /** For subresource integrity: `sha256-...`. */
  integrity: string;
}

/** What of a page decides its styles. */
export interface StyleTraits {
  /** Which classes and elements it has, as a digest. */
  kind: string;
  /** The fonts on demand that it may need. */
  fonts: readonly string[];
}

/** @returns a function that reads out of a page what decides its styles */
export function styleTraits({ css }: StyleFile): (html: string) => StyleTraits {
  const fonts = fontsOnDemand(css);
  return (page) => {
    const html = page.replace(STYLES, "");
    return { kind: kindOf(html), fonts: fontsFor(html, fonts) };
  };
}

/**
 * Reduces the styles inside pages to those that they use, and their like (quality P: HTML with critical styles). The whole
 * file is there at once without JavaScript; with it, the runtime fetches it when it starts (src/runtime/full-styles.ts),
 * before another page can need what is left out here.
 * @param pages all built pages; those that Gatsby took over from the last build have been reduced before. One of a kind is
 * asked for its HTML
 * @returns the block of styles for each kind of page
 */
export function styleBlocks(
  pages: Iterable<{ traits: StyleTraits; html: () => string }>,
  file: StyleFile,
): ReadonlyMap<string, string> {
  const styles = stylesOf(file.css);
  const groups = new Map<string, StyleGroup>();
  const families = new Map<string, Set<string>>();
  for (const { traits, html } of pages) {
    const { kind, fonts } = traits;
    const known = families.get(kind);
    families.set(kind, new Set([...(known ?? []), ...fonts]));
    if (known) continue;
    const used = usedBy(html().replace(STYLES, ""), styles);
    const same = [...used].join();
    groups.set(same, { used, kinds: [...(groups.get(same)?.kinds ?? []), kind] });
  }
  const weightOf = (selector: number) => styles.selectors[selector]?.weight ?? 0;
  const blocks = new Map<string, string>();
  for (const { used, kinds } of mergeGroups([...groups.values()], MOST_BLOCKS, weightOf)) {
    const needed = new Set(kinds.flatMap((kind) => [...(families.get(kind) ?? [])]));
    const block = styleBlock(withFonts(onlyUsed(styles, used), needed), file);
    for (const kind of kinds) blocks.set(kind, block);
  }
  return blocks;
}

/** @returns the page with this block in place of its styles, where it has any */
export function withStyles(html: string, block: string): string {
  return html.replace(STYLES, () => block);
}

/** The link waits for the runtime, or is there at once without JavaScript. */
function styleBlock(css: string, { href, integrity }: StyleFile): string {
  const link = `<link rel="stylesheet" href="${href}" integrity="${integrity}">`;
  return `<style data-href="${href}">${css}</style><noscript>${link}</noscript>`;
}

function kindOf(html: string): string {
  const names = [...new Set(html.match(NAMES))].sort().join();
  return createHash("sha256").update(names).digest("base64");
}
