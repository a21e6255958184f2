/** Turns zod's issues into problems with a remedy. */
import { z } from "zod";
import type { RawFile } from "../raw-content";
import { type Path, schemaAt, valueAt } from "../fields";
import { formatFieldPath, type Problem } from "../problem";
import { didYouMean } from "../suggest";

/** Reports each mistake in a file's data. @param declarationName the schema's name, such as "the kind article" */
export function explainIssues(checked: RawFile, declarationName: string): Problem[] {
  const result = checked.schema.safeParse(checked.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownField(checked, [...issue.path, key], declarationName))
      : [explainIssue(checked, issue)],
  );
}

function unknownField({ schema, data, file }: RawFile, path: Path, declarationName: string): Problem {
  const holder = schemaAt(schema, data, path.slice(0, -1));
  const known = holder instanceof z.ZodObject ? Object.keys(holder.shape) : [];
  const owner = path.length > 1 ? (holder?.meta()?.sentence?.en ?? "this group") : declarationName;
  return {
    file: file.path,
    ...file.placeOfKey(path),
    field: formatFieldPath(path),
    problem: `is not a field of ${owner}`,
    remedy: didYouMean(String(path.at(-1)), known, `remove it; the fields are ${known.join(", ")}`),
  };
}

function explainIssue({ schema, data, file }: RawFile, issue: z.core.$ZodIssue): Problem {
  const { path } = issue;
  const value = valueAt(data, path);
  const sentence = schemaAt(schema, data, path)?.meta()?.sentence?.en ?? "the value that the editors' guide describes";
  const options = listOptions(schema, data, issue);
  const wanted = options.length > 0 && !sentence.includes("one of") ? `one of ${options.join(", ")}` : sentence;
  const at = { file: file.path, ...file.placeOf(path), field: formatFieldPath(path) || "front matter" };
  if (value === undefined)
    return { ...at, problem: "is missing", remedy: `add ${String(path.at(-1) ?? "it")}: ${wanted}` };
  if (issue.code === "custom") return { ...at, problem: issue.message, remedy: String(issue.params?.["remedy"]) };
  if (issue.code === "invalid_type" && issue.expected === "string" && ["number", "boolean"].includes(typeof value))
    return { ...at, problem: wrong(issue, value), remedy: `put it in quotation marks: ${wanted}` };
  const known = typeof value === "string" ? options : [];
  return { ...at, problem: wrong(issue, value), remedy: didYouMean(String(value), known, `write ${wanted}`) };
}

function wrong(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case "too_small":
      return `${describeSize(value, "less", "fewer")} than ${issue.minimum}`;
    case "too_big":
      return `${describeSize(value, "more", "more")} than ${issue.maximum}`;
    case "invalid_type":
      return `is ${typeName(value)}, not ${TYPES[issue.expected] ?? issue.expected}`;
    case "invalid_format":
      return `"${shorten(String(value))}" is ${issue.format === "date" ? "not a day" : "not of the right form"}`;
    default:
      return typeof value === "object"
        ? `is ${typeName(value)}, not one value`
        : `"${shorten(String(value))}" does not exist here`;
  }
}

function describeSize(value: unknown, compared: string, counted: string): string {
  if (typeof value === "number") return `${value} is ${compared}`;
  const length = typeof value === "string" ? `${value.length} characters` : `${(value as unknown[]).length} entries`;
  return `has ${length}, ${counted}`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  object: "a group of fields",
  array: "a list",
  boolean: "true or false",
  number: "a number",
  int: "a whole number",
  null: "empty",
};

function typeName(value: unknown): string {
  const type = Array.isArray(value) ? "array" : typeof value;
  return TYPES[value === null ? "null" : type] ?? type;
}

function listOptions(schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code !== "invalid_union") return [];
  const union = schemaAt(schema, data, issue.path.slice(0, -1));
  if (!(union instanceof z.ZodDiscriminatedUnion)) return [];
  return (union.options as z.ZodObject[]).map((option) => String((option.shape["type"] as z.ZodLiteral).value));
}

function shorten(text: string): string {
  const oneLine = text.replace(/\s+/gu, " ");
  return oneLine.length > 60 ? `${oneLine.slice(0, 57)}...` : oneLine;
}
