/** A mistake in content, with its place and its remedy: one line that an editor understands (quality E1). */
export interface Problem {
  /** Path from the project's root, with slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The field, as a path such as `steps[2].title`, or `body`, `file`, `front matter`. */
  field: string;
  problem: string;
  remedy: string;
}

/** @returns `file:line:col field - problem - remedy`. */
export function formatProblem({ file, line, column, field, problem, remedy }: Problem): string {
  return `${file}:${line}:${column} ${field} - ${problem} - ${remedy}`;
}

/** Order by file, then by place, so that the same mistakes always read the same. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    Number(a.file > b.file) - Number(a.file < b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    Number(a.field > b.field) - Number(a.field < b.field)
  );
}

/** @returns a field's path as an editor writes it: `["steps", 2, "title"]` is `steps[2].title`, counted from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part + 1}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");
}
