/** The sections of pages: each may stand on every page that is made of sections (src/model/section-list.ts). */
import { z } from "zod";
import { list, tell } from "../content/vocabulary";
import * as LIST from "./section-list";

type Declared = (typeof LIST)[keyof typeof LIST];

/** Where it stands, on pages that have parts of their own (src/model/model.ts). */
const place = {
  after: z
    .string()
    .meta({
      type: "data",
      sentence: {
        en: "the name of the part of the page after which it stands; without it, it stands after all of them",
        de: "der Name des Teils der Seite, nach dem der Abschnitt steht; ohne ihn steht er nach allen",
      },
      shared: true,
    })
    .optional(),
};

interface Placed {
  after?: string | undefined;
}

// TypeScript can't follow a union through map: each is what it was, with one field more.
export const ALL_SECTIONS = Object.values(LIST).map((schema) =>
  (schema as z.ZodObject).safeExtend(place).meta({ ...schema.meta() }),
) as unknown as [Declared, ...Declared[]];

/** @returns the name that a section's declaration gives it: what an editor writes after `type:`. */
export function typeOf(schema: z.ZodObject): SectionType {
  return (schema.shape["type"] as z.ZodLiteral<SectionType>).value;
}

export const section = z.discriminatedUnion("type", ALL_SECTIONS);

/** The sections of a page, in the editor's order. */
export const sections = list(section, {
  count: [1, 48],
  en: "the sections of the page",
  de: "die Abschnitte der Seite",
})
  .superRefine(oneCall)
  .optional();

/** There is one filled button in a view (design, 5), so there is one on a page. */
function oneCall(all: readonly { type: string }[], context: z.RefinementCtx): void {
  const calls = all.flatMap(({ type }, index) => (type === "call-to-action" ? index : []));
  const remedy = "keep one: two buttons ask for nothing in particular";
  if (calls.length > 1) tell(context)([calls.at(-1) ?? 0, "type"], "is the page's second call to action", remedy);
}

export type Section = z.infer<typeof section> & Placed;
export type SectionType = Section["type"];
