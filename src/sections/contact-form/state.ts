import type { Problem } from "../../contact/validate";

/** What is wrong with a field, and how long its text was. */
export interface FoundProblem extends Problem {
  length: number;
}

/** Why a message was not received, as far as the browser can tell. */
export type Failure = "offline" | "unreachable" | "timeout" | "busy" | "broken" | "refused";

export interface FormState {
  /** "sending" until there is an answer; "slow" once it takes longer than usual. */
  stage: "ready" | "sending" | "slow";
  problems: readonly FoundProblem[];
  failure?: Failure | undefined;
  /** How often the visitor has been told what is wrong: each time the report takes focus. */
  reports: number;
}

export const READY: FormState = { stage: "ready", problems: [], reports: 0 };
