import { FairsSection } from "./listing/fairs-section";
import type { SectionComponents } from "./sections";
import { TEXT_SECTIONS } from "./text-sections";

/** For trade fairs, which list each other. */
export const FAIR_SECTIONS: SectionComponents = { ...TEXT_SECTIONS, listing: FairsSection };
