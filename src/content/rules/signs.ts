import type { Draft } from "../draft";
import { isRecord, type Path } from "../fields";
import { oddSigns } from "../odd-signs";
import { fieldName, placeAt, type Problem } from "../problem";
import type { SourceFile } from "../source-file";

const REMEDY = "delete it, and type what should stand there";

/** No text holds a sign that nobody sees: as it is typed, and as YAML reads it ("\u2028"). */
export function signs({ pages, site }: Draft): Problem[] {
  return [...pages, ...Object.values(site)].flatMap(({ file }) => [
    ...oddSigns(file.text).map(({ offset, name }) => ({
      file: file.path,
      ...placeAt(file.text, offset),
      field: "text",
      problem: `holds ${name}`,
      remedy: REMEDY,
    })),
    ...spelledSigns(file, file.data, []),
  ]);
}

function spelledSigns(file: SourceFile, value: unknown, path: Path): Problem[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => spelledSigns(file, item, [...path, index]));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => spelledSigns(file, item, [...path, key]));
  if (typeof value !== "string") return [];
  const [spelled] = oddSigns(value).filter(({ sign }) => !file.text.includes(sign));
  const at = { file: file.path, ...file.placeOf(path), field: fieldName(path) };
  return spelled ? [{ ...at, problem: `spells ${spelled.name}`, remedy: REMEDY }] : [];
}
