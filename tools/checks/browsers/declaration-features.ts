import type { AtRule, Declaration } from "postcss";
import valueParser from "postcss-value-parser";
import { OF_DESCRIPTORS } from "./at-rule-features";
import { byLastName, keysBelow } from "./support";

/** Units that MDN keeps together under one name. */
const UNITS: readonly [RegExp, string][] = [
  [/^cq(?:[whib]|min|max)$/u, "container_query_length_units"],
  [/^dv(?:[whib]|min|max)$/u, "viewport_percentage_units_dynamic"],
  [/^lv(?:[whib]|min|max)$/u, "viewport_percentage_units_large"],
  [/^sv(?:[whib]|min|max)$/u, "viewport_percentage_units_small"],
];

/** `color-mix` is a part of `css.types.color`: where each function stands, by its name. */
const FUNCTIONS = byLastName(keysBelow("css.types"));

/**
 * @returns the features that a declaration uses, as MDN names them: the property, its keywords, functions and units; and
 * the prefixes under which the same property stands beside it
 */
export function declarationFeatures(declaration: Declaration): { keys: string[]; prefixes: string[] } {
  const { prop, value } = declaration;
  if (prop.startsWith("--")) return { keys: valueFeatures("", value), prefixes: [] };
  // What has a prefix is for browsers that know nothing else.
  if (prop.startsWith("-")) return { keys: [], prefixes: [] };
  const property = `${home(declaration)}.${prop.toLowerCase()}`;
  return { keys: [property, ...valueFeatures(property, value)], prefixes: prefixesBeside(declaration) };
}

function home({ parent }: Declaration): string {
  const name = parent?.type === "atrule" ? (parent as AtRule).name.toLowerCase() : "";
  return OF_DESCRIPTORS.includes(name) ? `css.at-rules.${name}` : "css.properties";
}

function prefixesBeside({ prop, parent }: Declaration): string[] {
  return (parent?.nodes ?? []).flatMap((node) =>
    node.type === "decl" && node.prop.startsWith("-") && node.prop.endsWith(`-${prop}`)
      ? [node.prop.slice(0, -prop.length)]
      : [],
  );
}

function valueFeatures(property: string, value: string): string[] {
  const keys: string[] = [];
  valueParser(value).walk((node) => {
    const name = node.value.toLowerCase();
    if (node.type === "function") {
      // An address is no code.
      if (name === "url") return false;
      keys.push(`${property}.${name}`, ...(FUNCTIONS.get(name) ?? []));
    } else if (node.type === "word") {
      const unit = valueParser.unit(name);
      keys.push(unit ? unitKey(unit.unit) : `${property}.${name}`);
    }
    return undefined;
  });
  return keys;
}

function unitKey(unit: string): string {
  const group = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
  return `css.types.length.${group ?? unit}`;
}
