import { featureAt } from "./support";

/** @returns what an element of HTML or SVG is to MDN, by its name */
export function elementFeatures(element: string): string[] {
  return [`html.elements.${element}`, `svg.elements.${element}`].filter((key) => featureAt(key)).slice(0, 1);
}

/**
 * @param element its name
 * @param attribute its name, as HTML has it or as React does: `popoverTarget`
 * @param value where it is known
 * @returns what the attribute, and this value of it, are to MDN
 */
export function attributeFeatures(element: string, attribute: string, value?: string): string[] {
  const name = attribute.toLowerCase();
  const places = ["html.elements", "svg.elements"].map((elements) => `${elements}.${element}`);
  const key = [...places, "html.global_attributes", "svg.global_attributes"]
    .map((place) => `${place}.${name}`)
    .find((one) => featureAt(one));
  if (!key) return [];
  return value === undefined ? [key] : [key, `${key}.${value}`, `html.elements.${element}.${name}_${value}`];
}
