/** The list of kinds: adding one means adding its folder under `templates` and naming it here and in `view/kind.ts`. */
import type { z } from "zod";
import type { Kind } from "../view/kind";
import type { Section } from "./sections";
import { fields as article } from "../templates/article/fields";
import { fields as caseStudy } from "../templates/case-study/fields";
import { fields as fair } from "../templates/fair/fields";
import { fields as home } from "../templates/home/fields";
import { fields as landing } from "../templates/landing/fields";
import { fields as legal } from "../templates/legal/fields";
import { fields as notice } from "../templates/notice/fields";
import { fields as page } from "../templates/page/fields";
import { fields as product } from "../templates/product/fields";
import { fields as service } from "../templates/service/fields";
import { fields as solution } from "../templates/solution/fields";
import { fields as vacancy } from "../templates/vacancy/fields";

export const KINDS = {
  home,
  page,
  service,
  solution,
  product,
  "case-study": caseStudy,
  article,
  vacancy,
  fair,
  legal,
  landing,
  notice,
} as const satisfies Record<Kind, z.ZodObject>;

export type ContentOf<K extends Kind> = z.infer<(typeof KINDS)[K]>;
export type Content = { [K in Kind]: ContentOf<K> }[Kind];

/** @returns the sections of a page of any kind, in order. */
export function sectionsOf(content: Content): readonly Section[] {
  return content.sections ?? [];
}

/** Which kind a page is, by its route: the first pattern that matches. What none matches is a page of sections. */
const KIND_BY_ROUTE: readonly (readonly [RegExp, Kind])[] = [
  [/^\/$/u, "home"],
  [/^\/(?:404|500|offline)\/$/u, "notice"],
  [/^\/news\/[^/]+\/$/u, "article"],
  [/^\/services\/.+/u, "service"],
  [/^\/solutions\/[^/]+\/$/u, "solution"],
  [/^\/products\/[^/]+\/$/u, "product"],
  [/^\/case-study\/[^/]+\/$/u, "case-study"],
  [/^\/career\/vacancies\/[^/]+\/$/u, "vacancy"],
  [/^\/landingpages\/[^/]+\/$|^\/common-landing-test\/$/u, "landing"],
  [/^\/fair(?:-[^/]+)?\/$|^\/itb[^/]*\/$/u, "fair"],
  [/^\/(?:imprint|terms|AGB|privacy-policy|privacy-policy-applicants)\/$/u, "legal"],
];

/** @returns the kind of the page at `route` (`/news/fusion-rail/` is an article). */
export function kindOf(route: string): Kind {
  return KIND_BY_ROUTE.find(([pattern]) => pattern.test(route))?.[1] ?? "page";
}
