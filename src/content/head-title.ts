import type { Draft, DraftPage } from "./draft";
import { isRecord } from "./fields";

/** @returns the title in the browser tab and in search results: `headTitle`, or the title and the company's name */
export function headTitle(data: { headTitle?: unknown; title?: unknown }, companyName: string): string {
  if (typeof data.headTitle === "string") return data.headTitle;
  return typeof data.title === "string" ? `${data.title} – ${companyName}` : "";
}

/** @returns the same of a page that has not been checked */
export function headTitleIn({ site }: Draft, { data }: DraftPage): string {
  const company = site["company"]?.data;
  return headTitle(data, isRecord(company) ? String(company["name"]) : "");
}
