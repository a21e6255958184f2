/** Reads the elements of an HTML file that this site's build has written: attributes in double quotes, nothing left open. */

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The name of the landmark it stands in: head, header, main, footer, or body. */
  area: string;
}

const AREAS = ["head", "header", "main", "footer"];
const SKIPPED = /<!--[\s\S]*?-->|(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/giu;
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*\/?>/giu;
const ATTRIBUTE = /([\w:.-]+)(?:="([^"]*)")?/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" };

/** @throws where the file holds a tag that this reader does not understand: it must not miss a link in silence. */
export function readElements(html: string): Element[] {
  const text = html.replace(SKIPPED, "$1").replace(/<!doctype html>/iu, "");
  const tags = [...text.matchAll(TAG)];
  const count = text.match(/<\/?[a-z]/giu)?.length ?? 0;
  if (tags.length !== count) throw new Error(`Read ${tags.length} of ${count} tags`);
  const areas: string[] = [];
  return tags.flatMap(([, slash, tagName = "", attributes = ""]) => {
    const name = tagName.toLowerCase();
    const isArea = AREAS.includes(name);
    if (slash) {
      if (isArea) areas.splice(areas.lastIndexOf(name));
      return [];
    }
    if (isArea) areas.push(name);
    // An article may have a header of its own: the outermost counts.
    return [{ name, attributes: readAttributes(attributes), area: areas[0] ?? "body" }];
  });
}

/** @returns the text of the first `<title>`. */
export function readTitle(html: string): string {
  return decode(/<title[^>]*>([^<]*)<\/title>/u.exec(html)?.[1] ?? "");
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name.toLowerCase(), decode(value)]);
  return Object.fromEntries(pairs);
}

/** @returns text with its character references resolved. */
export function decode(text: string): string {
  return text.replace(/&(#?\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity);
}
