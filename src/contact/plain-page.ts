/** Pages that an endpoint shows by itself: plain HTML that asks for nothing. */

/**
 * @param language of its text, such as `de`
 * @param title plain text
 * @param body HTML, in which everything from outside is escaped
 */
export function plainPage(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** @returns text as it can stand in HTML, between tags or in an attribute with quotes */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}
