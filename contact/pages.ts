/** Pages for a browser without JavaScript: plain HTML that loads nothing. */
import { escapeHtml } from "../src/escape-html";
import type { FieldProblem } from "../src/contact/validate";
import { type Failure, type Language, TEXTS } from "./texts";

/** @returns a page that names each field and its mistake */
export function problemsPage(problems: readonly FieldProblem[], language: Language): string {
  const { fields, problems: sentences, goBack } = TEXTS[language];
  const items = problems.map(
    ({ field, code }) => `<li>${escapeHtml(fields[field])}: ${escapeHtml(sentences[code])}</li>`,
  );
  return plainPage(language, `<ul>${items.join("")}</ul><p>${escapeHtml(goBack)}</p>`);
}

/** @returns a page that says why a message did not arrive, where no field is the reason */
export function failurePage(failure: Failure, language: Language): string {
  const { failures, goBack } = TEXTS[language];
  return plainPage(language, `<p>${escapeHtml(failures[failure])} ${escapeHtml(goBack)}</p>`);
}

/** @param body HTML, in which everything from outside is escaped */
function plainPage(language: Language, body: string): string {
  const title = escapeHtml(TEXTS[language].notArrived);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"></head><body><h1>${title}</h1>${body}</body></html>\n`;
}
