/** @returns text that stands for itself in XML and HTML, in elements and in attributes with double quotes (XML 1.0, 2.4). */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
