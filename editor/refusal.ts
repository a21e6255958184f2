import { fieldName } from "../src/content/problem";

/** What can't be written back so that it reads as it was wanted: nothing is written then. */
export class Refusal extends Error {
  /** The field, as a path such as `steps[2].title`. */
  readonly field: string;

  constructor(path: readonly PropertyKey[], reason: string) {
    const field = fieldName(path) || "file";
    super(`${field} - ${reason}`);
    this.name = "Refusal";
    this.field = field;
  }
}
