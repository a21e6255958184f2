/** A mistake in content, with its position and remedy (quality E1). */
export interface Problem {
  /** Path from the project's root, with slashes. */
  file: string;
  /** Line, counted from 1, as are columns. */
  line: number;
  column: number;
  /** A path such as `steps[2].title`, or `body`, `file`, `front matter`. */
  field: string;
  problem: string;
  remedy: string;
}

/** A problem and its remedy, without a position. */
export type Mistake = Pick<Problem, "problem" | "remedy">;

/** Formats a problem as `file:line:col field - problem - remedy`. */
export function formatProblem({ file, line, column, field, problem, remedy }: Problem): string {
  return `${file}:${line}:${column} ${field} - ${problem} - ${remedy}`;
}

/** Creates a problem of a whole file, such as a missing or unused one. */
export function fileProblem(file: string, problem: string, remedy: string, field = "file"): Problem {
  return { file, line: 1, column: 1, field, problem, remedy };
}

/** Converts an offset from 0 into line and column. */
export function positionAt(text: string, offset: number): Pick<Problem, "line" | "column"> {
  const before = text.slice(0, Math.max(0, offset)).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Sorts by file and position, so that the output is deterministic. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    Number(a.file > b.file) - Number(a.file < b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    Number(a.field > b.field) - Number(a.field < b.field)
  );
}

/** Formats a path for editors, counted from 1: `["steps", 1, "title"]` is `steps[2].title`. */
export function formatFieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part + 1}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");
}
