import { sectionsOf } from "../model/kinds";
import { listTemplateOf } from "../model/sections";
import type { SitePage } from "../routes/site";

/**
 * @returns the folder of a page's template: its kind's, but for pages of sections, which have one by what they list
 * (docs/decisions/0009-bytes.md)
 */
export function templateOf({ kind, content }: Pick<SitePage, "kind" | "content">): string {
  if (kind !== "page") return kind;
  const [template = kind] = sectionsOf(content).flatMap((section) => listTemplateOf(section) ?? []);
  return template;
}
