import { formatFieldPath } from "../../src/content/problem";

/** Reports a value that can't be written so that it reads as entered. The file stays unchanged. */
export class PatchError extends Error {
  override readonly name = "PatchError";
  /** The field, as a path such as `steps[2].title`. */
  readonly field: string;

  constructor(path: readonly PropertyKey[], reason: string) {
    const field = formatFieldPath(path) || "file";
    super(`${field} - ${reason}`);
    this.field = field;
  }
}
