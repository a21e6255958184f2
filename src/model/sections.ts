/**
 * The sections. Adding one means adding its folder, naming it here, and its component in section-components.ts and
 * section-chunks.ts (src/sections). Each may stand on every page that is made of sections.
 */
import { z } from "zod";
import { list } from "../content/vocabulary";
import { fields as callToAction } from "../sections/call-to-action/fields";
import { fields as code } from "../sections/code/fields";
import { fields as comparison } from "../sections/comparison/fields";
import { fields as contactForm } from "../sections/contact-form/fields";
import { fields as data } from "../sections/data/fields";
import { fields as departures } from "../sections/departures/fields";
import { fields as factCard } from "../sections/fact-card/fields";
import { fields as figure } from "../sections/figure/fields";
import { fields as figures } from "../sections/figures/fields";
import { fields as heroLines } from "../sections/hero-lines/fields";
import { fields as items } from "../sections/items/fields";
import { fields as lineMap } from "../sections/line-map/fields";
import { fields as listing } from "../sections/listing/fields";
import { fields as process } from "../sections/process/fields";
import { fields as projects } from "../sections/projects/fields";
import { fields as proofs } from "../sections/proofs/fields";
import { fields as questions } from "../sections/questions/fields";
import { fields as related } from "../sections/related/fields";
import { fields as siteMap } from "../sections/site-map/fields";
import { fields as statement } from "../sections/statement/fields";
import { fields as teams } from "../sections/teams/fields";
import { fields as text } from "../sections/text/fields";
import { fields as ways } from "../sections/ways/fields";

/** Every section, once. */
export const ALL_SECTIONS = [
  callToAction,
  code,
  comparison,
  contactForm,
  data,
  departures,
  factCard,
  figure,
  figures,
  heroLines,
  items,
  lineMap,
  listing,
  process,
  projects,
  proofs,
  questions,
  related,
  siteMap,
  statement,
  teams,
  text,
  ways,
] as const;

/** @returns the name that a section's declaration gives it: what an editor writes after `type:`. */
export function typeOf(schema: z.ZodObject): SectionType {
  return (schema.shape["type"] as z.ZodLiteral<SectionType>).value;
}

export const section = z.discriminatedUnion("type", ALL_SECTIONS);

/** The sections of a page, in the editor's order. */
export const sections = list(section, 1, 40, "the sections of the page").superRefine(oneCall).optional();

/** There is one filled button in a view (design, 5), so there is one on a page. */
function oneCall(all: readonly { type: string }[], context: z.RefinementCtx): void {
  const calls = all.flatMap(({ type }, index) => (type === "call-to-action" ? index : []));
  if (calls.length < 2) return;
  context.addIssue({
    code: "custom",
    path: [calls.at(-1) ?? 0, "type"],
    message: "is the page's second call to action",
    params: { remedy: "keep one: two buttons ask for nothing in particular" },
  });
}

export type Section = z.infer<typeof section>;
export type SectionType = Section["type"];
