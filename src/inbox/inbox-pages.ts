/** The inbox's pages, for whoever works on the site: plain HTML, in English like the code. */
import type { Problem } from "../contact/validate";
import type { Message } from "./message";

/** @returns a page with everything that has arrived, the last first. */
export function messagesPage(messages: readonly Message[]): string {
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  const intro = "<p>Kept in memory until this process ends. Nothing is sent on.</p>";
  return page(`Local inbox: ${count}`, `${intro}${messages.map(article).join("")}`);
}

/** @returns what a browser without JavaScript shows where a field was refused; its Back leads to the filled-in form. */
export function problemsPage(problems: readonly Problem[]): string {
  const items = problems.map(({ field, code }) => `<li>${escape(field)}: ${escape(code)}</li>`);
  return page("The message was refused", `<ul>${items.join("")}</ul><p>Go back to correct it.</p>`);
}

function article({ arrived, language, fields }: Message): string {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${escape(name)}</dt><dd><pre>${escape(value)}</pre></dd>`,
  );
  return `<article><h2><time>${escape(arrived)}</time> (${escape(language)})</h2><dl>${rows.join("")}</dl></article>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"></head><body><h1>${escape(title)}</h1>${body}</body></html>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}
