/** The kinds of pages: a folder of src/templates, whose fields.ts declares all of a kind, and its name here. */
import type { z } from "zod";
import type { Section } from "./sections";
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

const LIST = {
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

export type Kind = keyof typeof LIST;

interface Declaration {
  fields: z.ZodObject;
  /** Where its pages are. A page whose address is no kind's is a page of sections. */
  addresses?: { pattern: RegExp; written: string };
  /** Where each page is a folder beside the others: the form can write new ones. */
  folder?: string;
  /** Parts that every page of it has, beside its own headings: links may lead to them. */
  parts?: readonly string[];
  /** Kinds that a reader is likely to want next, nearest first. */
  next?: readonly string[];
}

/** All of a kind, by its name; in the order in which the form lists them. */
export const DECLARATIONS: Readonly<Record<Kind, Declaration>> = LIST;

const ALL = Object.keys(LIST) as Kind[];

export const KINDS = Object.fromEntries(ALL.map((kind) => [kind, LIST[kind].fields])) as {
  [K in Kind]: (typeof LIST)[K]["fields"];
};

export type ContentOf<K extends Kind> = z.infer<(typeof KINDS)[K]>;
export type Content = { [K in Kind]: ContentOf<K> }[Kind];

/** @returns the sections of a page of any kind, in order. */
export function sectionsOf(content: Content): readonly Section[] {
  return content.sections ?? [];
}

/** @returns the names of the parts that a page of the kind has beside its headings; the fields may have mistakes */
export function partsOf({ kind, data }: { kind: string; data: Record<string, unknown> }): readonly string[] {
  return [...(DECLARATIONS[kind as Kind].parts ?? []), ...(data["fare"] === undefined ? [] : ["fare"])];
}

/** @returns the kind of the page at `route` (`/news/fusion-rail/` is an article). */
export function kindOf(route: string): Kind {
  return ALL.find((kind) => DECLARATIONS[kind].addresses?.pattern.test(route)) ?? "page";
}

/** @returns the addresses of a kind, as an editor reads them: `/news/<name>/` */
export function addressesOf(kind: Kind): string {
  return DECLARATIONS[kind].addresses?.written ?? "any address that is no other kind's";
}
