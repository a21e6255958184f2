/** Lists the kinds of pages: a folder of src/templates, whose fields.ts declares it, and a name in this file. */
import type { z } from "zod";
import type { SectionContent } from "./sections";
import * as article from "../templates/article/fields";
import * as caseStudy from "../templates/case-study/fields";
import * as fair from "../templates/fair/fields";
import * as home from "../templates/home/fields";
import * as landing from "../templates/landing/fields";
import * as legal from "../templates/legal/fields";
import * as notice from "../templates/notice/fields";
import * as page from "../templates/page/fields";
import * as product from "../templates/product/fields";
import * as service from "../templates/service/fields";
import * as solution from "../templates/solution/fields";
import * as vacancy from "../templates/vacancy/fields";

const KIND_MODULES = {
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
};

export type Kind = keyof typeof KIND_MODULES;

interface Declaration {
  fields: z.ZodObject;
  /** Routes of its pages. A page with a route of no kind is a page of sections. */
  routePattern?: { pattern: RegExp; written: string };
  /** The folder of its pages, if the form can create new ones. */
  folder?: string;
  /** Ids that every page of the kind has, besides those of its headings. */
  parts?: readonly string[];
  /** Kinds for related pages, the most relevant first. */
  relatedKinds?: readonly string[];
}

/** Declarations by kind, in the order of the form. */
export const DECLARATIONS: Readonly<Record<Kind, Declaration>> = KIND_MODULES;

const ALL_KINDS = Object.keys(KIND_MODULES) as Kind[];

export const KIND_SCHEMAS = Object.fromEntries(ALL_KINDS.map((kind) => [kind, KIND_MODULES[kind].fields])) as {
  [K in Kind]: (typeof KIND_MODULES)[K]["fields"];
};

export type ContentOf<K extends Kind> = z.infer<(typeof KIND_SCHEMAS)[K]>;
export type Content = { [K in Kind]: ContentOf<K> }[Kind];

export function sectionsOf(content: Content): readonly SectionContent[] {
  return content.sections ?? [];
}

/** Returns the ids of the template's parts. The fields may have mistakes. */
export function templateIdsOf({ kind, data }: { kind: string; data: Record<string, unknown> }): readonly string[] {
  return [...(DECLARATIONS[kind as Kind].parts ?? []), ...(data["fare"] === undefined ? [] : ["fare"])];
}

/** Returns the kind of the page at a route: `/news/fusion-rail/` is an article. */
export function kindOf(route: string): Kind {
  return ALL_KINDS.find((kind) => DECLARATIONS[kind].routePattern?.pattern.test(route)) ?? "page";
}

/** Describes the routes of a kind to editors: `/news/<name>/`. */
export function describeRoutes(kind: Kind): string {
  return DECLARATIONS[kind].routePattern?.written ?? "any address that is no other kind's";
}
