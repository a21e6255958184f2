/** Loaded when somebody begins to fill in the form: a visitor who only reads the page never needs it. */
import type { Dispatch, SetStateAction } from "react";
import type { FieldName } from "../../contact/form-fields";
import { problemsIn } from "../../contact/refusal";
import { normalizeValue, type FieldProblem, validate } from "../../contact/validate";

/** Causes for which a message was not received, as far as the browser knows. */
export type Failure = "offline" | "unreachable" | "timeout" | "busy" | "broken" | "refused";

/** A problem at a field, with the length of its text in characters. */
export interface FoundProblem extends FieldProblem {
  length: number;
}

export interface FormState {
  /** "sending" until there is an answer; "slow" once it takes longer than usual. */
  stage: "ready" | "sending" | "slow";
  problems: readonly FoundProblem[];
  failure?: Failure | undefined;
  /** The number of reports so far: each takes focus. */
  reports: number;
}

/** After this time the visitor reads that the message is on its way, in milliseconds. */
const SLOW_AFTER = 3_000;

/** After this time a request is given up, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Checks a form, and sends it if nothing is wrong. Nothing in the form is changed.
 * @returns whether it was received
 */
export async function attempt(form: HTMLFormElement, setState: Dispatch<SetStateAction<FormState>>): Promise<boolean> {
  const values = new FormData(form);
  const valueOf = (field: FieldName) => values.get(field)?.toString();
  const report = (problems: readonly FieldProblem[], failure?: Failure): false => {
    const found = problems.map((problem) => ({ ...problem, length: normalizeValue(valueOf(problem.field)).length }));
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

type Outcome = { kind: "sent" } | { kind: "problems"; problems: FieldProblem[] } | { kind: "failed"; failure: Failure };

/**
 * Sends a form to its `action` as the browser would, but for the answer, which it asks for as JSON (contact/README.md).
 * @returns the outcome; it never throws
 */
async function send(form: HTMLFormElement): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    return await outcomeOf(await request(form, controller.signal));
  } catch {
    return failed(controller.signal.aborted ? "timeout" : navigator.onLine ? "unreachable" : "offline");
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A redirect of the site's own host is followed, so that one which does not end in a page is seen. One of a foreign host
 * can't be: it leads back to this site, which such a request may not read. There, a redirect is the answer.
 */
function request(form: HTMLFormElement, signal: AbortSignal): Promise<Response> {
  const isOwn = new URL(form.action).origin === window.location.origin;
  return fetch(form.action, {
    method: "POST",
    headers: { Accept: "application/json" },
    // Sent as application/x-www-form-urlencoded. The form has no files, so every entry is a text.
    body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
    redirect: isOwn ? "follow" : "manual",
    signal,
  });
}

async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.ok || response.type === "opaqueredirect") return { kind: "sent" };
  const { status } = response;
  if (status === 429) return failed("busy");
  if (status >= 500) return failed("broken");
  const problems = status === 400 || status === 422 ? problemsIn(await jsonOf(response)) : [];
  return problems.length > 0 ? { kind: "problems", problems } : failed("refused");
}

/** @returns the answer's JSON; undefined where it can't be parsed */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const failed = (failure: Failure): Outcome => ({ kind: "failed", failure });
