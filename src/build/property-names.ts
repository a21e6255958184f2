import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "postcss";

const PROPERTY = /--[a-z][\w-]*/gu;
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Custom properties stand in every page, in definitions and uses, and names of words compress badly: the built site has
 * letters for them (on 2026-11-22 that was 260 bytes of the home page, after brotli).
 * @param names from propertyNames: the same name is the same property everywhere
 */
export function shortPropertyNames(names: ReadonlyMap<string, string>): Plugin {
  const short = (text: string) => text.replace(PROPERTY, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: "short-property-names",
    Once(root) {
      root.walkDecls((declaration) => {
        declaration.prop = short(declaration.prop);
        declaration.value = short(declaration.value);
      });
    },
  };
}

/** @param root the folder whose styles are renamed. @returns a name for each; the most frequent ones get one letter */
export function propertyNames(root: string): ReadonlyMap<string, string> {
  const styles = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const counts = new Map<string, number>();
  for (const file of styles) {
    const css = readFileSync(path.join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//gu, "");
    for (const name of css.match(PROPERTY) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
  return new Map(sorted.map(([name], index) => [name, `--${letters(index)}`]));
}

function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? letters(rest - 1) : "") + (LETTERS[index % LETTERS.length] ?? "");
}
