import { type RawContent, type RawFile, problemAt, type Rule } from "../raw-content";
import { type Field, isRecord, schemaAt } from "../fields";
import type { Problem } from "../problem";

/** Requires values of fields with `namedIn` to be in that file of the site, such as a page's line in lines.yml. */
export const namesRule: Rule = { field: checkName, siteField: checkName };

function checkName({ value, meta: { namedIn }, path }: Field, checked: RawFile, { site }: RawContent): Problem[] {
  const declared = namedIn === undefined ? undefined : site[namedIn]?.data;
  if (typeof value !== "string" || !isRecord(declared) || Object.hasOwn(declared, value)) return [];
  // Skips values that the field's own declaration reports.
  if (!schemaAt(checked.schema, checked.data, path)?.safeParse(value).success) return [];
  const problem = `content/site/${namedIn}.yml has no ${value}`;
  const remedy = `write one of ${Object.keys(declared).join(", ")}, or add ${value} to that file`;
  return [problemAt(checked, path, problem, remedy)];
}
