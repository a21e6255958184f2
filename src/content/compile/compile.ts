/** Compiles checked texts for the page: markdown into HTML, routes into paths. */
import type { Language } from "../../i18n/languages";
import type { RawPage } from "../raw-content";
import { isRecord, mapFields } from "../fields";
import { type BodyPart, inlineToHtml, markdownToHtml, markdownToParts, type WordBreaks } from "./markdown-to-html";
import { withBreakOpportunities, hyphenateHeading, hyphenateText } from "./soft-hyphens";
import { picturePath } from "../read/picture-file";
import { cachedResult } from "../text-cache";
import { typeset } from "./typeset";

/** Returns the path of a route in a language: `/services/` in German is `/de/services/`. */
export function pathOf(language: Language, route: string): string {
  return `/${language}${route}`;
}

/** Compiles a page's fields: HTML in place of markdown, pictures as paths below `content/pages`. */
export function compileFields(page: RawPage): Record<string, unknown> {
  const href = createHref(page);
  const parting = createWordBreaks(page);
  return mapFields(page.schema, page.data, (value, meta) => {
    if (meta.type === "picture" && isRecord(value)) return { ...value, file: picturePath(page, value["file"], meta) };
    if (typeof value !== "string") return value;
    const text = typeset(value, page.language);
    if (meta.type === "inline") {
      const where = meta.hyphenate ? "inColumn" : "inText";
      return cachedResult(`${where} ${page.language}`, text, () => inlineToHtml(text, href, parting[where]));
    }
    if (meta.type === "prose")
      return cachedResult(`html ${page.language}`, text, () => markdownToHtml(text, href, parting));
    if (meta.hyphenate === "heading") return hyphenateHeading(text, page.language);
    if (meta.type === "line") return meta.hyphenate ? parting.inColumn(text) : text;
    return value;
  }) as Record<string, unknown>;
}

/** Compiles the markdown after the front matter into HTML, split at its headings. */
export function compileBody(page: RawPage, body: string): BodyPart[] {
  const text = typeset(body, page.language);
  return cachedResult(`parts ${page.language}`, text, () =>
    markdownToParts(text, createHref(page), createWordBreaks(page)).map(({ heading, ...part }) =>
      heading === undefined ? part : { ...part, heading: hyphenateHeading(heading, page.language) },
    ),
  );
}

function createWordBreaks({ language }: RawPage): WordBreaks {
  return {
    inText: (words) => withBreakOpportunities(hyphenateText("text", words, language)),
    inColumn: (words) => withBreakOpportunities(hyphenateText("column", words, language)),
  };
}

function createHref({ language }: RawPage): (url: string) => string {
  return (url) => (url.startsWith("/") ? pathOf(language, url) : url);
}
