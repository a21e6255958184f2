/**
 * The sections, in sets: adding one means adding its folder, naming it here and in the set's table of components
 * (src/sections/*-sections.ts). A kind of page takes a set, so that its visitors load no code that it can't use.
 */
import { z } from "zod";
import { list } from "../content/vocabulary";
import { fields as comparison } from "../sections/comparison/fields";
import { fields as departures } from "../sections/departures/fields";
import { fields as figure } from "../sections/figure/fields";
import { fields as figures } from "../sections/figures/fields";
import { fields as heroLines } from "../sections/hero-lines/fields";
import { fields as items } from "../sections/items/fields";
import { fields as lineMap } from "../sections/line-map/fields";
import { fields as listing } from "../sections/listing/fields";
import { fields as process } from "../sections/process/fields";
import { fields as projects } from "../sections/projects/fields";
import { fields as questions } from "../sections/questions/fields";
import { fields as siteMap } from "../sections/site-map/fields";
import { fields as statement } from "../sections/statement/fields";
import { fields as teams } from "../sections/teams/fields";
import { fields as text } from "../sections/text/fields";
import { fields as ways } from "../sections/ways/fields";

const TEXTS = [comparison, figure, figures, items, process, projects, questions, statement, text, ways] as const;

/** For every kind of page. */
const textSection = z.discriminatedUnion("type", TEXTS);

/** For pages that list other pages. */
const pageSection = z.discriminatedUnion("type", [...TEXTS, listing, siteMap, teams]);

/** For trade fairs, which list each other. */
const fairSection = z.discriminatedUnion("type", [...TEXTS, listing]);

/** For the home page. */
const homeSection = z.discriminatedUnion("type", [...TEXTS, departures, heroLines, lineMap]);

const SENTENCE = "the sections of the page";

export const textSections = list(textSection, 1, 16, SENTENCE).optional();
export const pageSections = list(pageSection, 1, 16, SENTENCE).optional();
export const fairSections = list(fairSection, 1, 16, SENTENCE).optional();
export const homeSections = list(homeSection, 1, 16, SENTENCE).optional();

export type TextSection = z.infer<typeof textSection>;
export type Section = z.infer<typeof pageSection> | z.infer<typeof homeSection>;
export type SectionType = Section["type"];
