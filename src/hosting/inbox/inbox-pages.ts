/** The inbox's pages, for whoever works on the site: plain HTML, in English like the code. */
import type { Message } from "../../contact/message";
import { escapeHtml, plainPage } from "../../contact/plain-page";
import type { Problem } from "../../contact/validate";

/** @returns a page with everything that has arrived, the last first. */
export function messagesPage(messages: readonly Message[]): string {
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  const intro = "<p>Kept in memory until this process ends. Nothing is sent on.</p>";
  return plainPage("en", `Local inbox: ${count}`, `${intro}${messages.map(article).join("")}`);
}

/** @returns what a browser without JavaScript shows where a field was refused; its Back leads to the filled-in form. */
export function problemsPage(problems: readonly Problem[]): string {
  const items = problems.map(({ field, code }) => `<li>${escapeHtml(field)}: ${escapeHtml(code)}</li>`);
  return plainPage("en", "The message was refused", `<ul>${items.join("")}</ul><p>Go back to correct it.</p>`);
}

function article({ arrived, language, fields }: Message): string {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(value)}</pre></dd>`,
  );
  return `<article><h2><time>${escapeHtml(arrived)}</time> (${escapeHtml(language)})</h2><dl>${rows.join("")}</dl></article>`;
}
