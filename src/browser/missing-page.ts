import { isErrorPage } from "../model/views/error-pages";
import { gatsbyWindow } from "./gatsby-window";

/** @returns whether Gatsby shows its page for missing pages, or for errors, at this place. */
export function isMissingPage({ pathname }: Pick<Location, "pathname">): boolean {
  const shown = gatsbyWindow().___loader?.loadPageSync(pathname);
  return isErrorPage(shown?.page?.path);
}
