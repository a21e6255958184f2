/** The list of sections: adding one means adding its folder and naming it here. */
import { z } from "zod";
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

export const section = z.discriminatedUnion("type", [
  comparison,
  departures,
  figure,
  figures,
  heroLines,
  items,
  lineMap,
  listing,
  process,
  projects,
  questions,
  siteMap,
  statement,
  teams,
  text,
  ways,
]);

export type Section = z.infer<typeof section>;
export type SectionType = Section["type"];
