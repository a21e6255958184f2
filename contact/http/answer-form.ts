/** What the service makes of a form. */
import { type Answer, answerTo, jsonAnswer, pageAnswer, wantsJson } from "../../src/contact/answer";
import { BESIDES } from "../../src/contact/form-fields";
import { receive } from "../../src/contact/receive";
import type { KeptMessage } from "../kept-message";
import { codeOf } from "../log";
import { languageOf } from "../words";
import { type Failure, failurePage, problemsPage } from "./pages";

/** What became of a request: a label of the metrics, and a word of the log. */
export const OUTCOMES = [
  "accepted",
  "trapped",
  "refused",
  "busy",
  "too-large",
  "not-a-form",
  "other",
  "failed",
] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Reply {
  answer: Answer;
  outcome: Outcome;
  /** Of the message, where there is one. */
  id?: string;
  /** Why it failed, as a code. */
  reason?: string;
}

export interface Keeping {
  /** The site's origin. */
  site: string;
  now(): number;
  newId(): string;
  /** Counts a message. @returns in how many seconds there will be room for it; 0 where there is */
  busyFor(): Promise<number>;
  /** Ends once the message is safe. @throws where it is not: then nobody is thanked */
  keep(message: KeptMessage): Promise<void>;
}

export interface Headers {
  accept?: string | undefined;
  "accept-language"?: string | undefined;
}

/** @param form as it was sent. @returns what to answer, once the message is safe */
export async function answerForm(form: URLSearchParams, headers: Headers, keeping: Keeping): Promise<Reply> {
  const language = languageOf(form.get(BESIDES.language) ?? headers["accept-language"]);
  const reception = receive(form, new Date(keeping.now()));
  const asked = { accept: headers.accept, next: form.get(BESIDES.next) };
  const endpoint = {
    home: `${keeping.site}/`,
    site: keeping.site,
    problemsPage: (problems: Parameters<typeof problemsPage>[0]) => problemsPage(problems, language),
  };
  const headersOfPage = { ...headers, "accept-language": language };
  const { outcome } = reception;
  if (outcome === "trapped") return { answer: failureAnswer(422, outcome, headersOfPage), outcome };
  const answer = answerTo(reception, asked, endpoint);
  if (outcome === "refused") return { answer, outcome };
  const seconds = await keeping.busyFor();
  if (seconds > 0) return busyReply(seconds, headersOfPage);
  const id = keeping.newId();
  try {
    await keeping.keep({ id, ...reception.message });
    return { answer, outcome: "accepted", id };
  } catch (error) {
    return { answer: failureAnswer(503, "broken", headersOfPage), outcome: "failed", id, reason: codeOf(error) };
  }
}

/** @param seconds until there is room again */
export function busyReply(seconds: number, headers: Headers): Reply {
  const answer = failureAnswer(429, "busy", headers);
  return { answer: { ...answer, headers: { ...answer.headers, "Retry-After": String(seconds) } }, outcome: "busy" };
}

/** @returns an answer that says why a message did not arrive, in JSON or as a page */
export function failureAnswer(status: number, failure: Failure, headers: Headers): Answer {
  if (wantsJson(headers.accept)) return jsonAnswer(status, { error: failure });
  return pageAnswer(status, failurePage(failure, languageOf(headers["accept-language"])));
}

/** @returns the headers that let the site's own pages read an answer from another host, and nobody else's (Fetch standard, "CORS protocol") */
export function corsHeaders(origin: string | null | undefined, site: string): Record<string, string> {
  return { Vary: "Origin", ...(origin === site ? { "Access-Control-Allow-Origin": site } : {}) };
}
