import { event } from "../../content/parts";
import { group } from "../../content/vocabulary";
import { common } from "../../model/common";
import { fairSections } from "../../model/sections";

/** A page for a trade fair: with an event it stands in the lists of fairs, upcoming or past by its dates. */
export const fields = group({ ...common, sections: fairSections, event: event.optional() }, "a trade-fair page");
