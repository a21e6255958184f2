/** Compiles checked texts for the page: markdown into HTML, routes into paths. */
import type { RawPage } from "../raw-content";
import { isRecord, mapFields } from "../fields";
import { type BodyPart, inlineToHtml, markdownToHtml, markdownToParts } from "./markdown-to-html";
import { hyphenate } from "./soft-hyphens";
import { picturePath } from "../read/picture-file";
import { cachedResult } from "../text-cache";
import { typeset } from "./typeset";

/** Compiles a page's fields: HTML in place of markdown, pictures as paths below `content/pages`. */
export function compileFields(page: RawPage): Record<string, unknown> {
  const { language } = page;
  return mapFields(page.schema, page.data, (value, meta) => {
    if (meta.type === "picture" && isRecord(value)) return { ...value, file: picturePath(page, value["file"], meta) };
    if (typeof value !== "string") return value;
    const text = typeset(value, language);
    if (meta.type === "inline") {
      const place = meta.hyphenate ?? "text";
      return cachedResult(`${place} ${language}`, text, () => inlineToHtml(text, language, place));
    }
    if (meta.type === "prose") return cachedResult(`html ${language}`, text, () => markdownToHtml(text, language));
    if (meta.type !== "line") return value;
    return meta.hyphenate ? hyphenate(text, meta.hyphenate, language) : text;
  }) as Record<string, unknown>;
}

/** Compiles the markdown after the front matter into HTML, split at its headings. */
export function compileBody({ language }: RawPage, body: string): BodyPart[] {
  const text = typeset(body, language);
  return cachedResult(`parts ${language}`, text, () => markdownToParts(text, language));
}
