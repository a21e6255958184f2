import { OfferListSection } from "./listing/offer-section";
import type { SectionComponents } from "./sections";
import { TEXT_SECTIONS } from "./text-sections";

/** For pages that list services, products or solutions. A file each: modules that templates share are loaded whole. */
export const OFFER_SECTIONS: SectionComponents = { ...TEXT_SECTIONS, listing: OfferListSection };
