/** Returns the title for tabs and search results: `headTitle`, or the title with the company's name. */
export function headTitle(data: { headTitle?: unknown; title?: unknown }, companyName: string): string {
  if (typeof data.headTitle === "string") return data.headTitle;
  return typeof data.title === "string" ? `${data.title} – ${companyName}` : "";
}
