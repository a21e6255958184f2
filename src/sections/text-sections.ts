import type { TextSection } from "../model/sections";
import { BASIC_SECTIONS } from "./basic-sections";
import { CodeSection } from "./code/section";
import { DataSection } from "./data/section";
import { FactCardSection } from "./fact-card/section";
import { ProofsSection } from "./proofs/section";
import { RelatedSection } from "./related/section";
import type { SectionComponents } from "./sections";

/** For every kind of page but the home page. */
export const TEXT_SECTIONS = {
  ...BASIC_SECTIONS,
  code: CodeSection,
  data: DataSection,
  "fact-card": FactCardSection,
  proofs: ProofsSection,
  related: RelatedSection,
} satisfies Required<Pick<SectionComponents, TextSection["type"]>>;
