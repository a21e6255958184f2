import { pathOf } from "../../src/content/compile/compile";
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from "../../src/i18n/languages";
import { ROUTE_ATTRIBUTE } from "../../src/i18n/choose-language";
import { integrityOf } from "../../src/digest";
import { REDIRECT_FILE } from "../../src/i18n/redirect-script";
import type { Site } from "../../src/site/site";
import { escapeHtml } from "../../src/escape-html";
import { FAVICON } from "../../src/layout/head/icon-files";
import { inlineRedirect, redirectInFile } from "./redirect-scripts";

/** What search engines and shared links read: an address that is printed or spoken has no language. */
const SHARED =
  /<title\b.*?<\/title>|<meta (?:name="(?:description|robots|twitter:card)"|property="og:)[^>]*>|<link rel="alternate" hrefLang[^>]*>/gu;

/**
 * @param route where the document leads to, in the visitor's language
 * @param html the built page in the first language that has it
 * @param from the document's own path, which differs from the route at an old address
 * @returns the document of an address without a language: the redirect, without JavaScript a link per language, and what
 *   that page says in shared links. Canonical is that page, too (decisions: Languages).
 */
export function redirectDocument(site: Site, route: string, html: string, from = route): string {
  const { siteUrl } = site.company;
  const name = escapeHtml(site.company.name);
  const links = LANGUAGES.flatMap((language) => {
    const page = site.find(language, route);
    return page
      ? [`<li><a href="${page.path}" lang="${language}" hreflang="${language}">${LANGUAGE_NAMES[language]}</a></li>`]
      : [];
  });
  const page = firstPage(site, route);
  // Offline, the worker answers any address without a language with the document of `/`, which must name no route.
  const to = from === route ? "" : ` ${ROUTE_ATTRIBUTE}="${route}"`;
  const canonical = page ? pathOf(page.language, page.content.canonical ?? route) : `/${DEFAULT_LANGUAGE}/`;
  return [
    `<!doctype html><html lang="${DEFAULT_LANGUAGE}"${to}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    ...(html.match(SHARED) ?? []).map((part) => part.replace(' data-gatsby-head="true"', "")),
    `<meta name="color-scheme" content="light dark"><link rel="canonical" href="${siteUrl}${canonical}">`,
    `<link rel="manifest" href="/manifest.webmanifest" crossorigin="anonymous">`,
    `<link rel="icon" href="${FAVICON.svg}" type="image/svg+xml"><script>${inlineRedirect()}</script>`,
    `<script src="/${REDIRECT_FILE}" integrity="${integrityOf(redirectInFile())}" async></script></head>`,
    `<body><noscript><h1>${name}</h1><ul>${links.join("")}</ul></noscript></body></html>\n`,
  ].join("\n");
}

/** @returns the page at a route in the first language that has it. */
export function firstPage(site: Site, route: string) {
  return LANGUAGES.map((language) => site.find(language, route)).find(Boolean);
}
