/** @returns every address that a page's data links to, in HTML and in fields named `path`. */
export function linksIn(value: unknown): string[] {
  if (typeof value === "string") return [...value.matchAll(/href="([^"]*)"/gu)].map(([, href = ""]) => href);
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => (key === "path" ? [String(item)] : linksIn(item)));
}
