import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import type { CatalogueContext, CataloguePage } from "../src/model/page-view";
import { DEFAULT_LANGUAGE, inEveryLanguage, type Language, pathOf } from "../src/i18n/languages";
import type { Site, SitePage } from "../src/site/site";
import { nodeId } from "./source-nodes";

/** Creates every page in every language, Gatsby's own pages /404.html and /500.html, and the page `/`. */
export function createPages({ actions }: Pick<CreatePagesArgs, "actions">, site: Site): void {
  for (const page of site.pages) {
    const component = templateFile(page.kind);
    const context = page.kind === "notice" ? noticeContext(site, page) : { id: nodeId(page) };
    actions.createPage({ path: page.path, component, context });
    const isErrorPage = page.kind === "notice" && /\d/u.test(page.route);
    if (isErrorPage && page.language === DEFAULT_LANGUAGE)
      actions.createPage({ path: page.route.replace(/\/$/u, ".html"), component, context });
  }
  // A redirect document replaces this page's document after the build (gatsby/html/redirect-document.ts).
  actions.createPage({ path: "/", component: templateFile("language-redirect") });
}

/** Deletes the page with which gatsby-plugin-offline would respond (docs/decisions/0010-service-worker.md). */
export function deleteAppShell({ page, actions }: Pick<CreatePageArgs, "page" | "actions">): void {
  if (page.path === "/offline-plugin-app-shell-fallback/") actions.deletePage(page);
}

/** Creates the catalogue's pages. @param pages the catalogue with image data, empty in a build (gatsby/load-site.ts) */
export function createCataloguePages({ actions }: Pick<CreatePagesArgs, "actions">, pages: readonly CataloguePage[]) {
  for (const catalogue of pages) {
    const context = { catalogue } satisfies CatalogueContext;
    actions.createPage({ path: `/${catalogue.language}/catalogue/`, component: templateFile("catalogue"), context });
  }
}

function templateFile(template: string): string {
  return path.resolve(`src/templates/${template}/template.tsx`);
}

/** Creates the context of an error page: the id of a node per language. */
function noticeContext(site: Site, { route }: SitePage): Record<Language, string> {
  return inEveryLanguage((language) => nodeId(site.find(language, route) ?? { path: pathOf(language, route) }));
}
