/** Loaded at the first touch of the form: what a visitor who only reads the page never needs. */
import type { Dispatch, SetStateAction } from "react";
import { type FieldName } from "../../contact/form-fields";
import { measured, type Problem, validate } from "../../contact/validate";
import { send, SLOW_AFTER } from "./send";
import type { Failure, FormState } from "./state";

export { FieldError, Report } from "./report";

type SetState = Dispatch<SetStateAction<FormState>>;

/**
 * Checks a form, and sends it if nothing is wrong. Nothing in the form is changed.
 * @returns whether it was received
 */
export async function attempt(form: HTMLFormElement, setState: SetState): Promise<boolean> {
  const values = new FormData(form);
  const valueOf = (field: FieldName) => values.get(field)?.toString();
  const report = (problems: readonly Problem[], failure?: Failure): false => {
    const found = problems.map((problem) => ({ ...problem, length: measured(valueOf(problem.field)).length }));
    setState(({ reports }) => ({ stage: "ready", problems: found, failure, reports: reports + 1 }));
    return false;
  };

  const problems = validate(valueOf);
  if (problems.length > 0) return report(problems);
  setState(({ reports }) => ({ stage: "sending", problems: [], reports }));
  const slow = setTimeout(() => setState((last) => ({ ...last, stage: "slow" })), SLOW_AFTER);
  const outcome = await send(form);
  clearTimeout(slow);
  if (outcome.kind === "problems") return report(outcome.problems);
  return outcome.kind === "sent" || report([], outcome.failure);
}
