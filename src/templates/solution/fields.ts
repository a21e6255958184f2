import { group } from "../../content/vocabulary";
import { common } from "../../model/common";
import { textSections } from "../../model/sections";
import { offer } from "../service/fields";

/** A solution: a service with a fixed shape, told with the same fields. */
export const fields = group({ ...common, sections: textSections, ...offer }, "a solution");
