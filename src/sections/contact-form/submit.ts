/** Validates and sends the form. The chunk is loaded when a visitor focuses a field. */
import type { Dispatch, SetStateAction } from "react";
import type { FieldName } from "../../contact/form-fields";
import { normalizeValue, type FieldProblem, readProblems, validate } from "../../contact/validate";

/** Reasons for which a message was not received, as far as the browser can detect. */
export type Failure = "offline" | "unreachable" | "timeout" | "rateLimited" | "broken" | "refused";

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
  reportCount: number;
}

/** The time until the visitor reads that the message is on its way. */
const SLOW_AFTER_MS = 3_000;

const REQUEST_TIMEOUT_MS = 30_000;

/** The reasons why a message was not received. It has none of them after a success. */
interface Outcome {
  problems?: readonly FieldProblem[];
  failure?: Failure;
}

type SetState = Dispatch<SetStateAction<FormState>>;

/** Validates a form, sends it if it is valid, and returns whether it was received. */
export async function submitForm(form: HTMLFormElement, setState: SetState): Promise<boolean> {
  const values = new FormData(form);
  const valueOf = (field: FieldName) => values.get(field)?.toString();
  const invalid = validate(valueOf);
  const { problems = [], failure } = invalid.length > 0 ? { problems: invalid } : await send(form, setState);
  if (problems.length === 0 && !failure) return true;
  const found = problems.map((problem) => ({ ...problem, length: normalizeValue(valueOf(problem.field)).length }));
  setState(({ reportCount }) => ({ stage: "ready", problems: found, failure, reportCount: reportCount + 1 }));
  return false;
}

/** Sends a form to its `action` like the browser, but accepts JSON (contact/README.md). It never throws. */
async function send(form: HTMLFormElement, setState: SetState): Promise<Outcome> {
  setState(({ reportCount }) => ({ stage: "sending", problems: [], reportCount }));
  const slow = setTimeout(() => setState((last) => ({ ...last, stage: "slow" })), SLOW_AFTER_MS);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS);
  try {
    return await readOutcome(await request(form, controller.signal));
  } catch {
    if (controller.signal.aborted) return { failure: "timeout" };
    return { failure: navigator.onLine ? "unreachable" : "offline" };
  } finally {
    clearTimeout(slow);
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
  const { ok, status, type } = response;
  if (ok || type === "opaqueredirect") return {};
  if (status === 429) return { failure: "rateLimited" };
  if (status >= 500) return { failure: "broken" };
  const problems = readProblems(await response.json().catch(() => undefined));
  return problems.length > 0 ? { problems } : { failure: "refused" };
}
