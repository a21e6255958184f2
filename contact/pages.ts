/** Pages for browsers without JavaScript, in plain HTML without resources. */
import { escapeHtml } from "../src/escape-html";
import type { FieldProblem } from "../src/contact/validate";
import { type ServiceFailure, type Language, TEXTS } from "./texts";

/** Creates a page with each invalid field and its problem. */
export function createProblemsPage(problems: readonly FieldProblem[], language: Language): string {
  const { fields, problems: sentences, goBack } = TEXTS[language];
  const items = problems.map(
    ({ field, code }) => `<li>${escapeHtml(fields[field])}: ${escapeHtml(sentences[code])}</li>`,
  );
  return plainPage(language, `<ul>${items.join("")}</ul><p>${escapeHtml(goBack)}</p>`);
}

/** Creates a page about a failure that no field explains. */
export function createFailurePage(failure: ServiceFailure, language: Language): string {
  const { failures, goBack } = TEXTS[language];
  return plainPage(language, `<p>${escapeHtml(failures[failure])} ${escapeHtml(goBack)}</p>`);
}

/** Creates a document. @param body HTML with escaped texts */
function plainPage(language: Language, body: string): string {
  const title = escapeHtml(TEXTS[language].notArrived);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"></head><body><h1>${title}</h1>${body}</body></html>\n`;
}
