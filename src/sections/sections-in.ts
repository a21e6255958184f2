import type { PageView } from "../model/page-view";
import type { Shown } from "./load-sections";

/** The result of a page's query, as Gatsby's page data have it. Pages for missing pages hold one page for each language. */
interface PageResult {
  data?: Record<string, { view?: Pick<PageView, "content" | "applicationForm"> } | null>;
}

/** @returns the sections that a page shows; an application is sent by the contact form's */
export const sectionsIn = (result: PageResult | undefined): readonly Shown[] =>
  Object.values(result?.data ?? {}).flatMap((page) => [
    ...(page?.view?.content.sections ?? []),
    ...(page?.view?.applicationForm ? [{ type: "contact-form" } as const] : []),
  ]);
