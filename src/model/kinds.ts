/** The list of kinds: adding one means adding its folder under `templates` and naming it here and in `view/kind.ts`. */
import type { z } from "zod";
import { NOTICES } from "./views/error-pages";
import type { Kind } from "./views/kind";
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
const KIND_BY_ROUTE: readonly { kind: Kind; pattern: RegExp; written: string }[] = [
  { kind: "home", pattern: /^\/$/u, written: "/" },
  { kind: "notice", pattern: new RegExp(`^(?:${NOTICES.join("|")})$`, "u"), written: NOTICES.join(", ") },
  { kind: "article", pattern: /^\/news\/[^/]+\/$/u, written: "/news/<name>/" },
  { kind: "service", pattern: /^\/services\/.+/u, written: "/services/<name>/" },
  { kind: "solution", pattern: /^\/solutions\/[^/]+\/$/u, written: "/solutions/<name>/" },
  { kind: "product", pattern: /^\/products\/[^/]+\/$/u, written: "/products/<name>/" },
  { kind: "case-study", pattern: /^\/case-study\/[^/]+\/$/u, written: "/case-study/<name>/" },
  { kind: "vacancy", pattern: /^\/career\/vacancies\/[^/]+\/$/u, written: "/career/vacancies/<name>/" },
  {
    kind: "landing",
    pattern: /^\/landingpages\/[^/]+\/$|^\/common-landing-test\/$/u,
    written: "/landingpages/<name>/",
  },
  { kind: "fair", pattern: /^\/fair(?:-[^/]+)?\/$|^\/itb[^/]*\/$/u, written: "/fair-<name>/ or /itb-<name>/" },
  {
    kind: "legal",
    pattern: /^\/(?:imprint|terms|AGB|privacy-policy|privacy-policy-applicants)\/$/u,
    written: "/imprint/, /terms/, /AGB/, /privacy-policy/ or /privacy-policy-applicants/",
  },
];

/** @returns the kind of the page at `route` (`/news/fusion-rail/` is an article). */
export function kindOf(route: string): Kind {
  return KIND_BY_ROUTE.find(({ pattern }) => pattern.test(route))?.kind ?? "page";
}

/** @returns the addresses of a kind, as an editor reads them: `/news/<name>/` */
export function addressesOf(kind: Kind): string {
  return KIND_BY_ROUTE.find((each) => each.kind === kind)?.written ?? "any address that is no other kind's";
}
