/** Compiles checked texts for the page: markdown into HTML, routes into paths. */
import type { Language } from "../../i18n/languages";
import type { DraftPage } from "../draft";
import { isRecord, mapFields } from "../fields";
import { type BodyPart, inlineToHtml, markdownToHtml, markdownToParts, type Parting } from "./markdown-to-html";
import { withSeams, withSoftHyphens, withSoftHyphensIn } from "./soft-hyphens";
import { pictureFile } from "../read/picture-file";
import { cached } from "../text-cache";
import { typeset } from "./typeset";

/** Returns the path of a route in a language: `/services/` in German is `/de/services/`. */
export function pathOf(language: Language, route: string): string {
  return `/${language}${route}`;
}

/** Compiles a page's fields: HTML in place of markdown, pictures as paths below `content/pages`. */
export function compileFields(page: DraftPage): Record<string, unknown> {
  const href = hrefIn(page);
  const parting = partingIn(page);
  return mapFields(page.schema, page.data, (value, meta) => {
    if (meta.type === "picture" && isRecord(value)) return { ...value, file: pictureFile(page, value["file"], meta) };
    if (typeof value !== "string") return value;
    const text = typeset(value, page.language);
    if (meta.type === "inline") {
      const where = meta.hyphenate ? "inColumn" : "inText";
      return cached(`${where} ${page.language}`, text, () => inlineToHtml(text, href, parting[where]));
    }
    if (meta.type === "prose") return cached(`html ${page.language}`, text, () => markdownToHtml(text, href, parting));
    if (meta.hyphenate === "heading") return withSoftHyphens(text, page.language);
    if (meta.type === "line") return meta.hyphenate ? parting.inColumn(text) : text;
    return value;
  }) as Record<string, unknown>;
}

/** Compiles the markdown after the front matter into HTML, split at its headings. */
export function compileBody(page: DraftPage, body: string): BodyPart[] {
  const text = typeset(body, page.language);
  return cached(`parts ${page.language}`, text, () =>
    markdownToParts(text, hrefIn(page), partingIn(page)).map(({ heading, ...part }) =>
      heading === undefined ? part : { ...part, heading: withSoftHyphens(heading, page.language) },
    ),
  );
}

function partingIn({ language }: DraftPage): Parting {
  return {
    inText: (words) => withSeams(withSoftHyphensIn("text", words, language)),
    inColumn: (words) => withSeams(withSoftHyphensIn("column", words, language)),
  };
}

function hrefIn({ language }: DraftPage): (url: string) => string {
  return (url) => (url.startsWith("/") ? pathOf(language, url) : url);
}
