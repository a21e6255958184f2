/** The menus of a language: routes are from content/site/navigation.yml, labels and questions from the pages. */
import { hyphenate } from "../../src/content/compile/soft-hyphens";
import type { LanguagePack, MenuItem, MenuLine } from "../../src/i18n/pack";
import { type Language, otherLanguage } from "../../src/i18n/languages";
import type { Navigation } from "../../src/model/navigation-file";
import type { Site } from "../../src/site/site";
import type { PageLink } from "../../src/model/views/page-link";

/** Creates the menus of header and footer. Pages that the language lacks are left out. */
export function createMenus(site: Site, language: Language): LanguagePack["menus"] {
  const { main, footer, legal } = site.navigation;
  return {
    main: main.map((item) => menuItem(site, language, item)),
    footer: footer.map(({ heading, routes }) => ({
      heading: heading[language],
      echo: heading[otherLanguage(language)],
      links: pageLinks(site, language, routes),
    })),
    legal: pageLinks(site, language, legal),
  };
}

type Item = Navigation["main"][number];

function menuItem(site: Site, language: Language, item: Item): MenuItem {
  return {
    label: item.label[language],
    ...(item.route ? { path: site.find(language, item.route)?.path ?? item.route } : {}),
    ...(item.lines ? { lines: item.lines.map((each) => menuLine(site, language, each)) } : {}),
    ...(item.routes ? { links: pageLinks(site, language, item.routes) } : {}),
  };
}

/** Creates a line's column, with the first question of its pages. Labels need soft hyphens, because it is narrow. */
function menuLine(site: Site, language: Language, { line, routes }: NonNullable<Item["lines"]>[number]): MenuLine {
  const contents = routes.flatMap((route) => site.find(language, route)?.content ?? []);
  const [question] = contents.flatMap((content) => ("question" in content ? String(content.question) : []));
  const links = pageLinks(site, language, routes);
  return {
    line,
    ...(question ? { question } : {}),
    links: links.map(({ path, label }) => ({ path, label: hyphenate(label, "text", language) })),
  };
}

function pageLinks(site: Site, language: Language, routes: readonly string[]): PageLink[] {
  const pages = routes.flatMap((route) => site.find(language, route) ?? []);
  return pages.map(({ path, label }) => ({ path, label }));
}
