/** @returns text escaped for elements and double-quoted attributes of XML and HTML (XML 1.0, 2.4). */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
