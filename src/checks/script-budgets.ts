import path from "node:path";
import { filesByChunk } from "../hosting/scripts-and-styles";
import { shippedSize } from "./shipped-size";

/** What a page's template may add to what every page has, in bytes after brotli; docs/performance.md says why. */
const TEMPLATES: Readonly<Record<string, number>> = {
  article: 7600,
  "case-study": 7500,
  contact: 8100,
  // Too small for a compressed copy.
  entry: 950,
  fair: 7800,
  home: 7700,
  landing: 7100,
  legal: 6900,
  list: 7200,
  "news-list": 7350,
  notice: 1000,
  "offer-list": 7200,
  page: 6700,
  product: 6900,
  "project-list": 6800,
  service: 6800,
  solution: 6800,
  "vacancy-list": 6700,
  vacancy: 7200,
};

/** What scripts may weigh, by webpack's name for where they are needed: everywhere, in a language, on demand, in a template. */
export const SCRIPT_BUDGETS: Readonly<Record<string, number>> = {
  app: 89_500,
  "language-de": 3600,
  "language-en": 3300,
  "contact-form": 2200,
  polyfills: 20_000,
  "polyfill-date": 113_000,
  ...Object.fromEntries(
    Object.entries(TEMPLATES).map(([name, budget]) => [`component---src-templates-${name}-template-tsx`, budget]),
  ),
};

/** @param folder the built site. @returns the bytes after brotli of all scripts that come together, by name */
export function measureScripts(folder: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(filesByChunk(folder)).map(([name, files]) => [
      name,
      files.filter((file) => file.endsWith(".js")).reduce((sum, file) => sum + shippedSize(path.join(folder, file)), 0),
    ]),
  );
}

/** @returns a line for each that is over its budget, or has none */
export function budgetProblems(sizes: Readonly<Record<string, number>>): string[] {
  return Object.entries(sizes).flatMap(([name, size]) => {
    const budget = SCRIPT_BUDGETS[name];
    if (budget === undefined)
      return [`${name} - ${size} bytes, no budget - give it one in src/checks/script-budgets.ts`];
    return size > budget ? [`${name} - ${size} bytes, budget ${budget} - see docs/performance.md, Scripts`] : [];
  });
}
