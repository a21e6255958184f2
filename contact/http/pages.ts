/** What the service shows to a browser without JavaScript where a message did not arrive. */
import { escapeHtml, plainPage } from "../../src/contact/plain-page";
import type { Problem } from "../../src/contact/validate";
import { type Language, type Words, WORDS } from "../words";

export type Failure = keyof Words["failures"];

/** @returns a page that names each field and what is wrong with it */
export function problemsPage(problems: readonly Problem[], language: Language): string {
  const { fields, problems: sentences, notArrived, goBack } = WORDS[language];
  const items = problems.map(
    ({ field, code }) => `<li>${escapeHtml(fields[field])}: ${escapeHtml(sentences[code])}</li>`,
  );
  return plainPage(language, notArrived, `<ul>${items.join("")}</ul><p>${escapeHtml(goBack)}</p>`);
}

/** @returns a page that says why, where no field is the reason */
export function failurePage(failure: Failure, language: Language): string {
  const { failures, notArrived, goBack } = WORDS[language];
  return plainPage(language, notArrived, `<p>${escapeHtml(failures[failure])} ${escapeHtml(goBack)}</p>`);
}
