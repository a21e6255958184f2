import selectorParser from "postcss-selector-parser";

/** One selector of a list. */
export interface Part {
  /** What it uses, as MDN names it, and where in the list's text. */
  features: { key: string; index: number }[];
}

/** CSS modules' own, which no browser sees. */
const MODULES = /^:(?:global|local)$/u;

/** @param list selectors as they stand before a rule's brace. @returns what each of them uses */
export function selectorFeatures(list: string): Part[] {
  return selectorParser()
    .astSync(list)
    .nodes.map((selector) => {
      const features: Part["features"] = [];
      selector.walkPseudos(({ value, sourceIndex }) => {
        if (!MODULES.test(value)) features.push({ key: keyOf(value), index: sourceIndex });
      });
      selector.walkNesting(
        ({ sourceIndex }) => void features.push({ key: "css.selectors.nesting", index: sourceIndex }),
      );
      return { features };
    });
}

const keyOf = (pseudo: string) => `css.selectors.${pseudo.replace(/^::?/u, "").toLowerCase()}`;
