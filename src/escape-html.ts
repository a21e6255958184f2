/** Escapes text for elements and double-quoted attributes of HTML and XML (XML 1.0, section 2.4). */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
