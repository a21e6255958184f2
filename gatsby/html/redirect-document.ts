import { pathOf } from "../../src/content/compile";
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from "../../src/i18n/languages";
import { integrityOf } from "../../src/hosting/integrity";
import { REDIRECT_FILE } from "../../src/i18n/redirect-script";
import type { Site } from "../../src/site/site";
import { escapeXml } from "../files/escape-xml";
import { FAVICON } from "../../src/head/icon-files";
import { inlineRedirect, redirectInFile } from "./redirect-scripts";

/**
 * @returns the document of an address without a language: the redirect, and without JavaScript a link per language. It
 *   is `noindex`, and canonical is the page in the first language that has it (decisions: Languages).
 */
export function redirectDocument(site: Site, route: string): string {
  const { siteUrl } = site.company;
  const name = escapeXml(site.company.name);
  const names = LANGUAGES.map((language) => LANGUAGE_NAMES[language]).join(", ");
  const links = LANGUAGES.flatMap((language) => {
    const page = site.find(language, route);
    return page
      ? [`<li><a href="${page.path}" lang="${language}" hreflang="${language}">${LANGUAGE_NAMES[language]}</a></li>`]
      : [];
  });
  const page = LANGUAGES.map((language) => site.find(language, route)).find(Boolean);
  const canonical = page ? pathOf(page.language, page.content.canonical ?? route) : `/${DEFAULT_LANGUAGE}/`;
  return [
    `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><title>${name}: ${names}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<meta name="color-scheme" content="light dark"><link rel="canonical" href="${siteUrl}${canonical}">`,
    `<link rel="icon" href="${FAVICON.svg}" type="image/svg+xml"><script>${inlineRedirect()}</script>`,
    `<script src="/${REDIRECT_FILE}" integrity="${integrityOf(redirectInFile())}" async></script></head>`,
    `<body><noscript><h1>${name}</h1><ul>${links.join("")}</ul></noscript></body></html>\n`,
  ].join("\n");
}
