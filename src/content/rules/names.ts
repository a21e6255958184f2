import { type Draft, problemAt } from "../draft";
import { fieldsIn, isRecord, schemaAt } from "../fields";
import type { Problem } from "../problem";

type Checked = Parameters<typeof problemAt>[0] & { schema: Parameters<typeof fieldsIn>[0]; data: unknown };

/** A name in a field with `namedIn` is declared in that file of the site, such as a page's line in lines.yml. */
export function names(draft: Draft): Problem[] {
  const files = Object.entries(draft.site).flatMap(([name, { file, data }]) => {
    const schema = draft.model.siteFiles[name];
    return schema ? [{ file, data, schema }] : [];
  });
  return [...draft.pages, ...files].flatMap((checked) => namesIn(draft, checked));
}

function namesIn(draft: Draft, checked: Checked): Problem[] {
  return fieldsIn(checked.schema, checked.data).flatMap(({ value, meta: { namedIn }, path }) => {
    const declared = namedIn === undefined ? undefined : draft.site[namedIn]?.data;
    if (typeof value !== "string" || !isRecord(declared) || Object.hasOwn(declared, value)) return [];
    // What can be no name at all is told by the field's own declaration.
    if (!schemaAt(checked.schema, checked.data, path)?.safeParse(value).success) return [];
    const problem = `content/site/${namedIn}.yml has no ${value}`;
    const remedy = `write one of ${Object.keys(declared).join(", ")}, or add ${value} to that file`;
    return [problemAt(checked, path, problem, remedy)];
  });
}
