import path from "node:path";
import { filesByChunk } from "../../src/hosting/scripts-and-styles";
import { shippedSize } from "./shipped-size";

/**
 * What webpack's own files may weigh, in bytes after brotli, by the name of where they are needed: everywhere, in a
 * language, on demand, in a template or a section. A twentieth more than what is reached (docs/performance.md, Scripts).
 */
const SCRIPT_BUDGETS: readonly (readonly [RegExp, number])[] = [
  [/^app$/u, 94_000],
  [/^language-/u, 6600],
  [/^contact-form$/u, 2200],
  [/^relative-time$/u, 600],
  [/^polyfills$/u, 20_500],
  [/^polyfill-date$/u, 115_000],
  [/^component---/u, 2150],
  [/-section-tsx$/u, 4100],
  [/^parts$/u, 5700],
];

/** @param folder the built site. @returns the bytes after brotli of what is needed in one place, and of what all share */
export function measureScripts(folder: string): Record<string, number> {
  const chunks = Object.entries(filesByChunk(folder));
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + shippedSize(path.join(folder, file)), 0);
  const isShared = (file: string) => /^parts-/u.test(file);
  const scripts = chunks.map(([name, files]) => [name, files.filter((file) => file.endsWith(".js"))] as const);
  return {
    ...Object.fromEntries(scripts.map(([name, files]) => [name, weigh(files.filter((file) => !isShared(file)))])),
    parts: weigh([...new Set(scripts.flatMap(([, files]) => files.filter(isShared)))]),
  };
}

/** @returns a line for each that is over its budget, and by how much, or has none */
export function budgetProblems(sizes: Readonly<Record<string, number>>): string[] {
  return Object.entries(sizes).flatMap(([name, size]) => {
    const [, budget] = SCRIPT_BUDGETS.find(([names]) => names.test(name)) ?? [];
    if (budget === undefined)
      return [`${name} - ${size} bytes, no budget - give it one in tools/checks/script-budgets.ts`];
    if (size <= budget) return [];
    return [
      `${name} - ${size} bytes, ${size - budget} over its budget of ${budget} - see docs/performance.md, Scripts`,
    ];
  });
}
