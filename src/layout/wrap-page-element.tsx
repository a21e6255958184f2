import { ServerLocation } from "@gatsbyjs/reach-router";
import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ComponentType, PropsWithChildren } from "react";
import { DEFAULT_LANGUAGE, type Language, languageOfPath, otherLanguage } from "../i18n/languages";
import type { PageView } from "../model/page-view";
import { Shell } from "./shell";

/** The data of a page, or of an error page in every language. */
type PageData = { page?: { view: PageView } } & Partial<Record<Language, { view: PageView } | null>>;

/** A location with children, which the package's types, written for React 17, leave out. */
const PageLocation = ServerLocation as ComponentType<PropsWithChildren<{ url: string }>>;

/**
 * Wraps every page with a language in the shell. Inside, `useLocation` returns the location of the visible page: after
 * Back, the router already has that of a page which still loads.
 */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  const data = props.data as PageData | undefined;
  const view = data?.page?.view;
  if (!data || (!view && !(DEFAULT_LANGUAGE in data))) return element;
  const { pathname } = props.location;
  const language = view?.language ?? languageOfPath(pathname);
  const currentPaths = view ? [view.path, ...view.breadcrumb.map((page) => page.path)] : [];
  // Screen readers spell out soft hyphens.
  const shown = view ?? data[language]?.view;
  const title = shown?.content.title.replace(/\u00AD/gu, "") ?? "";
  const other = otherLanguage(language);
  const counterpart = view?.counterpart ?? data[other]?.view.path ?? `/${other}/`;
  return (
    <PageLocation url={pathname}>
      <Shell language={language} currentPaths={currentPaths} counterpart={counterpart} title={title}>
        {element}
      </Shell>
    </PageLocation>
  );
}
