import { formatFieldPath } from "../../src/content/problem";

/** A value that can't be written so that it reads as it was entered. The file stays as it is. */
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
