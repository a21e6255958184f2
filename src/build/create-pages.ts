import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Language } from "../languages/languages";
import type { Kind } from "../model/kinds";
import type { Site, SitePage } from "../routes/site";
import { nodeId } from "./source-nodes";

/** What a page is made with. Words are not in it: they are in the page's node. */
export interface PageContext {
  id: string;
  language: Language;
}

/** What the pages for missing pages are made with: they learn their language from the path. */
export interface NoticeContext {
  de: string;
  en: string;
}

/** Creates every page in every language, the two pages that Gatsby itself asks for, and the one without a language. */
export function createPages({ actions }: Pick<CreatePagesArgs, "actions">, site: Site): void {
  for (const page of site.pages) {
    if (page.kind === "notice") continue;
    const context: PageContext = { id: nodeId(page), language: page.language };
    actions.createPage({ path: page.path, component: templateOf(page.kind), context: { ...context } });
  }
  for (const page of site.pages.filter(({ kind }) => kind === "notice")) {
    const context = noticeContext(site, page);
    actions.createPage({ path: page.path, component: templateOf("notice"), context });
    if (page.language === "de") {
      actions.createPage({ path: page.route.replace(/\/$/u, ".html"), component: templateOf("notice"), context });
    }
  }
  actions.createPage({ path: "/", component: path.resolve("src/templates/entry/template.tsx"), context: {} });
}

function templateOf(kind: Kind): string {
  return path.resolve(`src/templates/${kind}/template.tsx`);
}

function noticeContext(site: Site, { route }: SitePage): { [key in Language]: string } {
  const idIn = (language: Language) => nodeId(site.find(language, route) ?? { path: `/${language}${route}` });
  return { de: idIn("de"), en: idIn("en") } satisfies NoticeContext;
}
