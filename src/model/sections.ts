/** Declares the sections of pages (src/model/section-list.ts). */
import { z } from "zod";
import { list } from "../content/vocabulary";
import * as SECTION_LIST from "./section-list";

type Declared = (typeof SECTION_LIST)[keyof typeof SECTION_LIST];

/** The position on pages with parts of their own (src/model/model.ts). */
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

// TypeScript can't infer a union through `map`: each type gets one more field.
export const ALL_SECTIONS = Object.values(SECTION_LIST).map((schema) =>
  (schema as z.ZodObject).safeExtend(place).meta({ ...schema.meta() }),
) as unknown as [Declared, ...Declared[]];

/** Returns the name after `type:` that a declaration gives a section. */
export function typeOf(schema: z.ZodObject): SectionType {
  return (schema.shape["type"] as z.ZodLiteral<SectionType>).value;
}

export const sectionSchema = z.discriminatedUnion("type", ALL_SECTIONS);

/** Declares the sections of a page, in the editor's order. */
export const sections = list(sectionSchema, {
  count: [1, 48],
  en: "the sections of the page",
  de: "die Abschnitte der Seite",
}).optional();

export type SectionContent = z.infer<typeof sectionSchema> & { after?: string | undefined };
export type SectionType = SectionContent["type"];
