import { type Draft, problemAt, problemInText } from "../draft";
import { valuesIn } from "../fields";
import { oddSigns } from "../odd-signs";
import type { Problem } from "../problem";
import type { SourceFile } from "../source-file";

const REMEDY = "delete it, and type what should stand there";

/** No text holds a sign that nobody sees: as it is typed, and as YAML reads it ("\u2028"). */
export function signs({ pages, site }: Draft): Problem[] {
  return [...pages, ...Object.values(site)].flatMap(({ file }) => [
    ...oddSigns(file.text).map(({ offset, name }) => problemInText(file, offset, `holds ${name}`, REMEDY)),
    ...spelledSigns(file),
  ]);
}

function spelledSigns(file: SourceFile): Problem[] {
  return valuesIn(file.data).flatMap(([path, value]) => {
    const spelled =
      typeof value === "string" ? oddSigns(value).find(({ sign }) => !file.text.includes(sign)) : undefined;
    return spelled ? [problemAt({ file }, path, `spells ${spelled.name}`, REMEDY)] : [];
  });
}
