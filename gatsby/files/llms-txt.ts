import { type Language, LANGUAGE_NAMES, LANGUAGES } from "../../src/i18n/languages";
import { feedPath } from "../../src/model/feeds";
import type { Kind } from "../../src/model/kinds";
import { compare, dateOf } from "../../src/site/lists";
import type { Site, SitePage } from "../../src/site/site";
import { newsFeed } from "./feeds/news-feed";

type Heading = Record<Language, string>;

/** The sections of a language, with the kinds of pages in each. */
const SECTIONS: readonly { heading: Heading; kinds: readonly Kind[] }[] = [
  { heading: { de: "Überblick", en: "Overview" }, kinds: ["home", "page"] },
  { heading: { de: "Leistungen", en: "Services" }, kinds: ["service", "solution", "landing"] },
  { heading: { de: "Produkte", en: "Products" }, kinds: ["product"] },
  { heading: { de: "Projekte", en: "Projects" }, kinds: ["case-study"] },
  { heading: { de: "Stellen", en: "Jobs" }, kinds: ["vacancy"] },
];

/** Kinds below the heading "Optional", which readers with a short context skip (llmstxt.org). */
const OPTIONAL: readonly Kind[] = ["fair", "legal"];

const ABOUT: Record<Language, string> = {
  de: "Jede Seite gibt es auf Deutsch unter /de/ und auf Englisch unter /en/, mit demselben Rest der Adresse.",
  en: "Every page is there in English below /en/ and in German below /de/, with the rest of the address the same.",
};

/** @returns llms.txt (llmstxt.org): every indexable page by language and section; for articles, a link to their feed */
export function llmsTxt(site: Site): string {
  // English first: language models understand it best.
  const languages = LANGUAGES.toSorted((a, b) => compare(b, a));
  const home = (language: Language) => site.find(language, "/")?.content.description ?? "";
  const sections = languages.flatMap((language) =>
    SECTIONS.map(({ heading, kinds }) => {
      const links = linksTo(site, (page) => page.language === language && kinds.includes(page.kind));
      return section(`${LANGUAGE_NAMES[language]}: ${heading[language]}`, links);
    }),
  );
  const optional = languages.flatMap((language) => [
    ...feedLink(site, language),
    ...OPTIONAL.flatMap((kind) => linksTo(site, (page) => page.language === language && page.kind === kind)),
  ]);
  return [
    `# ${site.company.name}\n`,
    `> ${languages.map(home).join(" / ")}\n`,
    ...languages.map((language) => `${ABOUT[language]}\n`),
    ...sections,
    section("Optional", optional),
  ].join("\n");
}

function section(heading: string, links: readonly string[]): string {
  return links.length > 0 ? `## ${heading}\n\n${links.join("\n")}\n` : "";
}

function feedLink(site: Site, language: Language): string[] {
  const feed = newsFeed(site, language);
  return feed ? [link(feed.title, site.company.siteUrl + feedPath(language, "json"), feed.description)] : [];
}

function linksTo({ pages, company }: Site, isWanted: (page: SitePage) => boolean): string[] {
  return pages
    .filter((page) => page.isIndexable && page.number === undefined && isWanted(page))
    .sort((a, b) => compare(dateOf(b), dateOf(a)) || compare(a.route, b.route))
    .map(({ content, path }) => link(content.title, company.siteUrl + path, content.description));
}

function link(title: string, address: string, description: string): string {
  return `- [${title}](${address}): ${description}`;
}
