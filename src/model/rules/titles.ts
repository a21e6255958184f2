import { type RawFile, problemAt, type Rule } from "../../content/raw-content";
import { isRecord, valueAt } from "../../content/fields";
import type { Problem } from "../../content/problem";
import { LANGUAGES } from "../../i18n/languages";

/** Letters that the typeface of share pictures lacks, tested by gatsby/images/share-picture/draw-card.test.ts. */
const UNDRAWN =
  /[^\n -~\u00A0-\u00FF\u0102\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2212\u2215]/gu;
const WITHOUT = "write it without them: it has the letters of Western Europe, no arrows and no emoji";

/** Replaces hyphens and spaces without a glyph by those with one, which allow no line break either. */
export function normalizeForFont(text: string): string {
  return text.replace(/[\u2010\u2011]/gu, "-").replace(/[\u2000-\u200A\u202F\u205F\u3000]/gu, "\u00A0");
}

export const missingGlyphs = (text: string): string[] => [...new Set(normalizeForFont(text).match(UNDRAWN))];

/** Requires letters that share pictures can draw (quality F4). */
export const titlesRule: Rule = {
  page: (page) => [...checkLetters(page, ["title"]), ...checkLetters(page, ["short"])],
  site({ site: { company, lines } }) {
    const letters = Object.keys(isRecord(lines?.data) ? lines.data : {});
    const names = letters.flatMap((line) => LANGUAGES.map((language) => [line, "name", language]));
    return [
      ...(company ? checkLetters(company, ["name"]) : []),
      ...(lines ? names.flatMap((name) => checkLetters(lines, name)) : []),
    ];
  },
};

function checkLetters(file: RawFile, path: readonly string[]): Problem[] {
  const text = valueAt(file.data, path);
  const missing = typeof text === "string" ? missingGlyphs(text).join(" ") : "";
  const problem = `holds ${missing}, which the typeface of share pictures has not`;
  return missing ? [problemAt(file, path, problem, WITHOUT)] : [];
}
