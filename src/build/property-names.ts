import type { Compilation, Compiler } from "webpack";

// Not the end of a class such as `sec--last`.
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/gu;
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const NAME = "ShortenProperties";

/**
 * Custom properties stand in every page, in definitions and uses, and names made of words compress badly: the built site has
 * letters for them (on 2026-11-22 that was 260 bytes of the home page, after brotli). No script and no drawing names one.
 */
export const shortenProperties = {
  apply({ hooks, webpack }: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    const shorten = (compilation: Compilation) => {
      const styles = compilation.getAssets().filter(({ name }) => name.endsWith(".css"));
      const texts = styles.map(({ source }) => source.source().toString());
      const short = shortProperties(texts.join("\n"));
      styles.forEach(({ name }, index) =>
        compilation.updateAsset(name, new webpack.sources.RawSource(short(texts[index] ?? ""))),
      );
    };
    hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => shorten(compilation));
    });
  },
};

/**
 * @param styles all styles of the site
 * @returns a function that gives the properties in some of them other names; the most frequent ones get one letter
 */
export function shortProperties(styles: string): (css: string) => string {
  const counts = new Map<string, number>();
  for (const [name] of styles.matchAll(PROPERTY)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
  const names = new Map(sorted.map(([name], index) => [name, `--${letters(index)}`]));
  return (css) => css.replace(PROPERTY, (name) => names.get(name) ?? name);
}

function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? letters(rest - 1) : "") + (LETTERS[index % LETTERS.length] ?? "");
}
