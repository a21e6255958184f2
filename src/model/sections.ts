/**
 * The sections, in sets: adding one means adding its folder, naming it here and in the set's table of components
 * (src/sections/*-sections.ts). A kind of page takes a set, so that its visitors load no code that it can't use.
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
import { fields as listing, listingOfFairs } from "../sections/listing/fields";
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

const BASICS = [
  callToAction,
  comparison,
  figure,
  figures,
  items,
  process,
  projects,
  questions,
  statement,
  text,
  ways,
] as const;
const DETAILS = [code, data, factCard, proofs, related] as const;
const LISTS = [listing, siteMap, teams] as const;
const FORMS = [contactForm] as const;
const SIGNS = [departures, heroLines, lineMap] as const;

/** Every section, once: with what an editor has to know of where it can stand. */
export const ALL_SECTIONS: readonly { schema: z.ZodObject; where: string }[] = [
  ...BASICS.map((schema) => ({ schema, where: "any page" })),
  ...DETAILS.map((schema) => ({ schema, where: "any page but the home page" })),
  ...[...LISTS, ...FORMS].map((schema) => ({ schema, where: "pages of no special kind" })),
  ...SIGNS.map((schema) => ({ schema, where: "the home page" })),
];

/** @returns the name that a section's declaration gives it: what an editor writes after `type:`. */
export function typeOf(schema: z.ZodObject): SectionType {
  return (schema.shape["type"] as z.ZodLiteral<SectionType>).value;
}

/** For every kind of page but the home page, which is visited most and loads least. */
const textSection = z.discriminatedUnion("type", [...BASICS, ...DETAILS]);

/** For pages that list other pages, or have the contact form. */
const pageSection = z.discriminatedUnion("type", [...BASICS, ...DETAILS, ...LISTS, ...FORMS]);

/** For trade fairs, which list each other. */
const fairSection = z.discriminatedUnion("type", [...BASICS, ...DETAILS, listingOfFairs]);

/** For the home page. */
const homeSection = z.discriminatedUnion("type", [...BASICS, ...SIGNS]);

/** The catalogue shows any section (docs/decisions/0012-catalogue.md). */
export const anySection = z.discriminatedUnion("type", [...BASICS, ...DETAILS, ...LISTS, ...FORMS, ...SIGNS]);

const SENTENCE = "the sections of the page";

const sectionsOf = <T extends z.ZodType<{ type: string }>>(section: T) =>
  list(section, 1, 16, SENTENCE).superRefine(oneCall);

export const textSections = sectionsOf(textSection).optional();
export const pageSections = sectionsOf(pageSection).superRefine(alone).optional();
export const fairSections = sectionsOf(fairSection).optional();
export const homeSections = sectionsOf(homeSection).optional();

/** There is one filled button in a view (design, 5), so there is one on a page. */
function oneCall(sections: readonly { type: string }[], context: z.RefinementCtx): void {
  const calls = sections.flatMap(({ type }, index) => (type === "call-to-action" ? index : []));
  if (calls.length < 2) return;
  context.addIssue({
    code: "custom",
    path: [calls.at(-1) ?? 0, "type"],
    message: "is the page's second call to action",
    params: { remedy: "keep one: two buttons ask for nothing in particular" },
  });
}

/**
 * Lists are told apart by the template that brings their code (src/build/template-of.ts), so that nobody loads the code
 * of a list that is not there. Three of them have so much of it that what goes into detail does not come with them.
 */
const TEMPLATES: Readonly<Record<string, string>> = {
  services: "offer-list",
  products: "offer-list",
  solutions: "offer-list",
  vacancies: "vacancy-list",
  news: "news-list",
  projects: "project-list",
};
const LIST_TYPES = LISTS.map(typeOf);
const FORM_TYPES = FORMS.map(typeOf);
const DETAIL_TYPES = DETAILS.map(typeOf);
/** What does not come with the code of a template: see src/sections/*-sections.ts. */
const LEFT_OUT: Readonly<Record<string, readonly SectionType[]>> = {
  "news-list": DETAIL_TYPES,
  "project-list": DETAIL_TYPES,
  "vacancy-list": DETAIL_TYPES,
  contact: ["code", "data", "proofs"],
};

/** @returns the template that a page needs for this section; undefined where any template has its code. */
export function listTemplateOf(section: { type: string; of?: string }): string | undefined {
  if (FORM_TYPES.includes(section.type as SectionType)) return "contact";
  if (!LIST_TYPES.includes(section.type as SectionType)) return undefined;
  return TEMPLATES[section.of ?? ""] ?? "list";
}

/** A page has the code for one kind of list; with a long one, for none of the sections that go into detail. */
function alone(sections: readonly z.infer<typeof pageSection>[], context: z.RefinementCtx): void {
  const [template] = sections.flatMap((section) => listTemplateOf(section) ?? []);
  if (!template) return;
  sections.forEach((section, index) => {
    const isOtherList = (listTemplateOf(section) ?? template) !== template;
    const isDetail = LEFT_OUT[template]?.includes(section.type);
    if (!isOtherList && !isDetail) return;
    context.addIssue({
      code: "custom",
      path: [index, "type"],
      message: `${section.type} can't stand on a page with ${template === "contact" ? "the contact form" : "this list"}`,
      params: { remedy: "move it to another page: a page brings the code of one kind of list (docs/editing.md)" },
    });
  });
}

export type BasicSection = z.infer<(typeof BASICS)[number]>;
export type TextSection = z.infer<typeof textSection>;
export type Section = z.infer<typeof pageSection> | z.infer<typeof fairSection> | z.infer<typeof homeSection>;
export type SectionType = Section["type"];
