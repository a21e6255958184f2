/**
 * The title in the browser tab and in search results (quality F3: 15 to 60 characters).
 * @returns the page's own `headTitle`, or its title and the company's name
 */
export function headTitle(data: { headTitle?: unknown; title?: unknown }, companyName: string): string {
  if (typeof data.headTitle === "string") return data.headTitle;
  return typeof data.title === "string" ? `${data.title} – ${companyName}` : "";
}
