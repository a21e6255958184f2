/**
 * The sections. Adding one means adding its folder, naming it here, naming its chunk in src/sections/section-code.ts, and
 * its component in that chunk (src/sections/chunk-general.ts, for example). Each may stand on every page that is made of
 * sections.
 */
import { z } from "zod";
import { list } from "../content/vocabulary";
import { fields as calendar } from "../sections/calendar/fields";
import { fields as callToAction } from "../sections/call-to-action/fields";
import { fields as code } from "../sections/code/fields";
import { fields as comparison } from "../sections/comparison/fields";
import { fields as contactForm } from "../sections/contact-form/fields";
import { fields as data } from "../sections/data/fields";
import { fields as departures } from "../sections/departures/fields";
import { fields as differences } from "../sections/differences/fields";
import { fields as factCard } from "../sections/fact-card/fields";
import { fields as figure } from "../sections/figure/fields";
import { fields as figures } from "../sections/figures/fields";
import { fields as finding } from "../sections/finding/fields";
import { fields as grid } from "../sections/grid/fields";
import { fields as heroLines } from "../sections/hero-lines/fields";
import { fields as items } from "../sections/items/fields";
import { fields as lineMap } from "../sections/line-map/fields";
import { fields as listing } from "../sections/listing/fields";
import { fields as outputs } from "../sections/outputs/fields";
import { fields as planner } from "../sections/planner/fields";
import { fields as process } from "../sections/process/fields";
import { fields as projects } from "../sections/projects/fields";
import { fields as proofs } from "../sections/proofs/fields";
import { fields as questions } from "../sections/questions/fields";
import { fields as ranking } from "../sections/ranking/fields";
import { fields as related } from "../sections/related/fields";
import { fields as screens } from "../sections/screens/fields";
import { fields as sheet } from "../sections/sheet/fields";
import { fields as siteMap } from "../sections/site-map/fields";
import { fields as statement } from "../sections/statement/fields";
import { fields as switchboard } from "../sections/switchboard/fields";
import { fields as teams } from "../sections/teams/fields";
import { fields as text } from "../sections/text/fields";
import { fields as timetable } from "../sections/timetable/fields";
import { fields as ways } from "../sections/ways/fields";

/** Every section, once. */
const DECLARED = [
  calendar,
  callToAction,
  code,
  comparison,
  contactForm,
  data,
  departures,
  differences,
  factCard,
  figure,
  figures,
  finding,
  grid,
  heroLines,
  items,
  lineMap,
  listing,
  outputs,
  planner,
  process,
  projects,
  proofs,
  questions,
  ranking,
  related,
  screens,
  sheet,
  siteMap,
  statement,
  switchboard,
  teams,
  text,
  timetable,
  ways,
] as const;

/** Where it stands, on pages that have parts of their own (src/model/model.ts). */
const place = {
  after: z
    .string()
    .meta({
      nature: "data",
      sentence: "the name of the part of the page after which it stands; without it, it stands after all of them",
      german: "der Name des Teils der Seite, nach dem der Abschnitt steht; ohne ihn steht er nach allen",
      same: true,
    })
    .optional(),
};

interface Placed {
  after?: string | undefined;
}

// TypeScript can't follow a tuple through map: each is what it was, with one field more.
export const ALL_SECTIONS = DECLARED.map((schema) =>
  schema.safeExtend(place).meta({ ...schema.meta() }),
) as unknown as typeof DECLARED;

/** @returns the name that a section's declaration gives it: what an editor writes after `type:`. */
export function typeOf(schema: z.ZodObject): SectionType {
  return (schema.shape["type"] as z.ZodLiteral<SectionType>).value;
}

export const section = z.discriminatedUnion("type", ALL_SECTIONS);

/** The sections of a page, in the editor's order. */
export const sections = list(section, 1, 48, "the sections of the page", "die Abschnitte der Seite")
  .superRefine(oneCall)
  .optional();

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

export type Section = z.infer<typeof section> & Placed;
export type SectionType = Section["type"];
