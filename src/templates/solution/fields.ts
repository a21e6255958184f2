import { group } from "../../content/vocabulary";
import { common } from "../../model/common";
import { offer } from "../service/fields";

/** A solution: a service with a fixed shape, told with the same fields. */
export const fields = group({ ...common, ...offer }, "a solution");
