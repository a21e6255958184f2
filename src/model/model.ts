/** The site's model, as the content engine wants it: the kinds, the files of the site, and the fixed parts of pages. */
import type { Model } from "../content/draft";
import { isRecord } from "../content/fields";
import { inEveryLanguage } from "../languages/languages";
import { FEED_FORMATS, feedRoute } from "./feeds";
import { kindOf, KINDS } from "./kinds";
import type { Kind } from "../view/kind";
import { LANDMARKS } from "./landmarks";
import { LINE_PARTS } from "../view/routes";
import { company, lines, navigation, redirects } from "./site-files";
import { storageTable } from "./storage-table";

/** Parts that every page of a kind has, beside its own headings: links may lead to them. */
const PARTS: Readonly<Record<Kind, readonly string[]>> = {
  home: [],
  page: [],
  service: ["gets", "steps", "needs", "questions"],
  solution: ["gets", "steps", "needs", "questions"],
  product: ["gets", "fits", "steps", "questions"],
  "case-study": ["map", "changes"],
  article: [],
  vacancy: ["tasks", "profile", "benefits", "steps", "apply"],
  fair: [],
  legal: ["contents", "in-short"],
  landing: ["legs", "fits", "proof", "contact"],
  notice: [],
};

/** Parts that the shell and the end of a page bring along. */
const EVERYWHERE = ["main", "menu", "related-pages"] as const;

export const model: Model = {
  kindOf,
  kinds: KINDS,
  blocks: { storageList: inEveryLanguage(storageTable) },
  files: FEED_FORMATS.map(feedRoute),
  landmarks: LANDMARKS,
  siteFiles: { company, lines, navigation, redirects },
  idsOf: (kind, data) => [...PARTS[kind as Kind], ...(groupsByLine(data) ? LINE_PARTS : []), ...EVERYWHERE],
};

/** The list of services is grouped by line, and each group can be linked to. */
function groupsByLine(data: Record<string, unknown>): boolean {
  const sections = Array.isArray(data["sections"]) ? (data["sections"] as unknown[]) : [];
  return sections.some((section) => isRecord(section) && section["type"] === "listing" && section["of"] === "services");
}
