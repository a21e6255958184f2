import {
  type RawFile,
  type RawPage,
  problemAt,
  problemInBody,
  type Rule,
  rawSections,
} from "../../content/raw-content";
import { isRecord, valueAt } from "../../content/fields";
import type { Problem } from "../../content/problem";
import { LANGUAGES } from "../../i18n/languages";

/** Letters that the typeface of share pictures lacks, tested by gatsby/images/share-picture/draw-card.test.ts. */
const UNDRAWN =
  /[^\n -~\u00A0-\u00FF\u0102\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2212\u2215]/gu;
/** Characters without a break opportunity that exceed a heading's width on a phone. */
const UNBROKEN = /[^\s\u00AD\u2010-\u2015/-]{41,}/u;
const SEAM = "put a hyphen or a soft hyphen (U+00AD) into it";
const WITHOUT = "write it without them: it has the letters of Western Europe, no arrows and no emoji";

/**
 * Replaces hyphens and spaces without a glyph in share pictures by those with one, which allow no line break either.
 */
export function normalizeForFont(text: string): string {
  return text.replace(/[\u2010\u2011]/gu, "-").replace(/[\u2000-\u200A\u202F\u205F\u3000]/gu, "\u00A0");
}

/** Returns the characters without a glyph in share pictures. */
export const missingGlyphs = (text: string): string[] => [...new Set(normalizeForFont(text).match(UNDRAWN))];

/** Requires titles to fit share pictures (quality F4) and headings. */
export const titlesRule: Rule = {
  page: (page) => [...drawn(page, ["title"]), ...drawn(page, ["short"]), ...headings(page)],
  site({ site: { company, lines } }) {
    const letters = Object.keys(isRecord(lines?.data) ? lines.data : {});
    const names = letters.flatMap((line) => LANGUAGES.map((language) => [line, "name", language]));
    return [
      ...(company ? drawn(company, ["name"]) : []),
      ...(lines ? names.flatMap((name) => drawn(lines, name)) : []),
    ];
  },
};

function headings(page: RawPage): Problem[] {
  return [
    ...rawSections(page.data).flatMap(({ heading }, index) =>
      unbroken(heading).map((problem) => problemAt(page, ["sections", index, "heading"], problem, SEAM)),
    ),
    ...page.markdown.headings.flatMap(({ text, line }) =>
      unbroken(text).map((problem) => problemInBody(page, line, 1, problem, SEAM)),
    ),
  ];
}

function unbroken(text: unknown): string[] {
  const [word] = (typeof text === "string" && UNBROKEN.exec(text)) || [];
  return word ? [`has a word of ${word.length} characters`] : [];
}

function drawn(file: RawFile, path: readonly string[]): Problem[] {
  const text = valueAt(file.data, path);
  const missing = typeof text === "string" ? missingGlyphs(text).join(" ") : "";
  const problem = `holds ${missing}, which the typeface of share pictures has not`;
  return [
    ...unbroken(text).map((word) => problemAt(file, path, word, SEAM)),
    ...(missing ? [problemAt(file, path, problem, WITHOUT)] : []),
  ];
}
