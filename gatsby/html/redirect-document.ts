import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, pathOf } from "../../src/i18n/languages";
import { ROUTE_ATTRIBUTE } from "../../src/i18n/choose-language";
import type { Site } from "../../src/site/site";
import { escapeHtml } from "../../src/escape-html";
import { FAVICON } from "../../src/layout/head/icon-files";

/** Metadata for search engines and link previews, because people share URLs without a language. */
const SHARED_METADATA =
  /<title\b.*?<\/title>|<meta (?:name="(?:description|robots|twitter:card)"|property="og:)[^>]*>|<link rel="alternate" hrefLang[^>]*>/gu;

interface Parts {
  /** The built page in the first language that has it, for its metadata (specification, Languages). */
  html: string;
  script: string;
  /** The document's path, which differs from the route if the page has moved. */
  from?: string;
}

/** Creates the document of a path without a language: it redirects, and without JavaScript shows a link per language. */
export function buildRedirectDocument(site: Site, route: string, { html, script, from = route }: Parts): string {
  const { siteUrl } = site.company;
  const name = escapeHtml(site.company.name);
  const links = LANGUAGES.flatMap((language) => {
    const page = site.find(language, route);
    return page
      ? [`<li><a href="${page.path}" lang="${language}" hreflang="${language}">${LANGUAGE_NAMES[language]}</a></li>`]
      : [];
  });
  const page = findFirstPage(site, route);
  // The document of `/` omits its route: offline, the worker responds with it to every path without a language.
  const to = from === route ? "" : ` ${ROUTE_ATTRIBUTE}="${route}"`;
  const canonical = page ? pathOf(page.language, page.content.canonical ?? route) : `/${DEFAULT_LANGUAGE}/`;
  return [
    `<!doctype html><html lang="${DEFAULT_LANGUAGE}"${to}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    ...(html.match(SHARED_METADATA) ?? []).map((tag) => tag.replace(' data-gatsby-head="true"', "")),
    `<meta name="color-scheme" content="light dark"><link rel="canonical" href="${siteUrl}${canonical}">`,
    `<link rel="manifest" href="/manifest.webmanifest" crossorigin="anonymous">`,
    `<link rel="icon" href="${FAVICON.svg}" type="image/svg+xml"><script>${script}</script></head>`,
    `<body><noscript><h1>${name}</h1><ul>${links.join("")}</ul></noscript></body></html>\n`,
  ].join("\n");
}

export function findFirstPage(site: Site, route: string) {
  return LANGUAGES.map((language) => site.find(language, route)).find(Boolean);
}
