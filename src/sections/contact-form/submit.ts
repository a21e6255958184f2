/** Validates and sends the form. The chunk is loaded when a visitor focuses a field. */
import type { Dispatch, SetStateAction } from "react";
import type { FieldName } from "../../contact/form-fields";
import { readProblems } from "../../contact/problems-body";
import { normalizeValue, type FieldProblem, validate } from "../../contact/validate";

/** Reasons for which a message was not received, as far as the browser can detect. */
export type Failure = "offline" | "unreachable" | "timeout" | "busy" | "broken" | "refused";

/** A problem at a field, with the length of its text in characters. */
export interface FoundProblem extends FieldProblem {
  length: number;
}

export interface FormState {
  /** "sending" until the response, "slow" after `SLOW_AFTER_MS`. */
  stage: "ready" | "sending" | "slow";
  problems: readonly FoundProblem[];
  failure?: Failure | undefined;
  /** The number of reports so far. Each takes the focus. */
  reports: number;
}

/** The time until the visitor reads that the message is on its way. */
const SLOW_AFTER_MS = 3_000;

const REQUEST_TIMEOUT_MS = 30_000;

/** Validates a form, sends it if it is valid, and returns whether it was received. */
export async function submitForm(
  form: HTMLFormElement,
  setState: Dispatch<SetStateAction<FormState>>,
): Promise<boolean> {
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
  const slow = setTimeout(() => setState((last) => ({ ...last, stage: "slow" })), SLOW_AFTER_MS);
  const outcome = await send(form);
  clearTimeout(slow);
  if (outcome.kind === "problems") return report(outcome.problems);
  return outcome.kind === "sent" || report([], outcome.failure);
}

type Outcome = { kind: "sent" } | { kind: "problems"; problems: FieldProblem[] } | { kind: "failed"; failure: Failure };

/** Sends a form to its `action` like the browser, but accepts JSON (contact/README.md). It never throws. */
async function send(form: HTMLFormElement): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS);
  try {
    return await readOutcome(await request(form, controller.signal));
  } catch {
    return failed(controller.signal.aborted ? "timeout" : navigator.onLine ? "unreachable" : "offline");
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends the request. It follows redirects of the site's own host, to detect a failed one. A foreign host redirects to
 * this site, and CORS hides that response: there, the redirect itself means success.
 */
function request(form: HTMLFormElement, signal: AbortSignal): Promise<Response> {
  const isOwn = new URL(form.action).origin === window.location.origin;
  return fetch(form.action, {
    method: "POST",
    headers: { Accept: "application/json" },
    // Encodes as application/x-www-form-urlencoded: without files, every entry is a string.
    body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
    redirect: isOwn ? "follow" : "manual",
    signal,
  });
}

async function readOutcome(response: Response): Promise<Outcome> {
  if (response.ok || response.type === "opaqueredirect") return { kind: "sent" };
  const { status } = response;
  if (status === 429) return failed("busy");
  if (status >= 500) return failed("broken");
  const problems = status === 400 || status === 422 ? readProblems(await parseBody(response)) : [];
  return problems.length > 0 ? { kind: "problems", problems } : failed("refused");
}

/** Parses a response body. Invalid JSON gives undefined, while a failed download rejects. */
async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const failed = (failure: Failure): Outcome => ({ kind: "failed", failure });
