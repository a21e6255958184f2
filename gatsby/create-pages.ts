import path from "node:path";
import type { Actions, CreatePageArgs, CreatePagesArgs } from "gatsby";
import type { CataloguePage } from "../src/model/page-view";
import { pathOf } from "../src/content/compile/compile";
import { DEFAULT_LANGUAGE, inEveryLanguage } from "../src/i18n/languages";
import type { Site, SitePage } from "../src/site/site";
import type { CatalogueContext, NoticeContext, PageContext } from "../src/templates/page-contexts";
import { nodeId } from "./source-nodes";

/** gatsby-plugin-offline's page, from which it would serve every visited page (docs/decisions/0010-service-worker.md). */
const APP_SHELL = "/offline-plugin-app-shell-fallback/";

/** Creates every page in every language, the two pages that Gatsby itself asks for, and the one without a language. */
export function createPages({ actions }: Pick<CreatePagesArgs, "actions">, site: Site): void {
  for (const page of site.pages) {
    if (page.kind === "notice") continue;
    const context: PageContext = { id: nodeId(page), language: page.language };
    actions.createPage({ path: page.path, component: componentOf(page.kind), context: { ...context } });
  }
  for (const page of site.pages.filter(({ kind }) => kind === "notice")) {
    const context = noticeContext(site, page);
    actions.createPage({ path: page.path, component: componentOf("notice"), context });
    const isAskedForByHosts = /\d/u.test(page.route);
    if (page.language === DEFAULT_LANGUAGE && isAskedForByHosts) {
      actions.createPage({ path: page.route.replace(/\/$/u, ".html"), component: componentOf("notice"), context });
    }
  }
  // Its document is replaced by one that redirects before anything is loaded (gatsby/html/redirect-document.ts).
  actions.createPage({ path: "/", component: componentOf("language-redirect") });
}

/** Deletes the plugin's page. */
export function deleteAppShell({ page, actions }: Pick<CreatePageArgs, "page" | "actions">): void {
  if (page.path === APP_SHELL) actions.deletePage(page);
}

/** Creates the catalogue's pages. @param pages with their pictures; none in a build (gatsby/load-site.ts) */
export function createCataloguePages(
  { actions }: { actions: Pick<Actions, "createPage"> },
  pages: readonly CataloguePage[],
): void {
  for (const catalogue of pages) {
    const context = { catalogue } satisfies CatalogueContext;
    actions.createPage({ path: `/${catalogue.language}/catalogue/`, component: componentOf("catalogue"), context });
  }
}

function componentOf(template: string): string {
  return path.resolve(`src/templates/${template}/template.tsx`);
}

function noticeContext(site: Site, { route }: SitePage): NoticeContext {
  return inEveryLanguage((language) => nodeId(site.find(language, route) ?? { path: pathOf(language, route) }));
}
