import type { AtRule } from "postcss";

/** At-rules whose declarations are no properties: `font-display` is a part of `@font-face`. */
export const OF_DESCRIPTORS: readonly string[] = ["counter-style", "font-face", "page", "property", "view-transition"];

/** @returns the features that an at-rule itself uses, as MDN names them; not those of what stands in it */
export function atRuleFeatures({ name, params }: AtRule): string[] {
  const rule = `css.at-rules.${name.toLowerCase()}`;
  if (name === "media") return [rule, ...mediaFeatures(params)];
  if (name === "container") return [rule, ...containerFeatures(params)];
  if (name === "supports") return [rule, ...[...params.matchAll(/([\w-]+)\(/gu)].map(([, test]) => `${rule}.${test}`)];
  return [rule];
}

/** `(prefers-contrast: more)` and `(width >= 40rem)`: names, values, and comparisons. */
function mediaFeatures(params: string): string[] {
  const media = "css.at-rules.media";
  const names = [...params.matchAll(/\(\s*(?:(?:min|max)-)?([a-z-]+)\s*(?::\s*([a-z-]+))?/gu)];
  const features = names.flatMap(([, name, value]) => [`${media}.${name}`, `${media}.${name}.${value}`]);
  return /[<>]/u.test(params) ? [...features, `${media}.range_syntax`] : features;
}

function containerFeatures(params: string): string[] {
  const container = "css.at-rules.container";
  return [
    ...(/\bstyle\(/u.test(params) ? [`${container}.style_queries_for_custom_properties`] : []),
    ...(/\bscroll-state\(/u.test(params) ? [`${container}.scroll-state_queries`] : []),
  ];
}
