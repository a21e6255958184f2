import { type Draft, type DraftPage, problemAt, problemInBody, sectionsOf } from "../draft";
import { LANGUAGES } from "../../i18n/languages";
import { isRecord, valueAt } from "../fields";
import type { Problem } from "../problem";
import type { SourceFile } from "../source-file";

/** What the typeface of share pictures has; gatsby/images/share-picture/draw-card.test.ts looks it up there. */
const UNDRAWN =
  /[^\n -~\u00A0-\u00FF\u0102\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2212\u2215]/gu;
/** Signs in a row, without a seam, that no heading on a phone has room for. */
const UNBROKEN = /[^\s\u00AD\u2010-\u2015/-]{41,}/u;
const SEAM = "put a hyphen or a soft hyphen (U+00AD) into it";
const WITHOUT = "write it without them: it has the letters of Western Europe, no arrows and no emoji";

/** @returns the text in signs that share pictures have: their hyphen and their space, if they don't break lines either */
export function drawable(text: string): string {
  return text.replace(/[\u2010\u2011]/gu, "-").replace(/[\u2000-\u200A\u202F\u205F\u3000]/gu, "\u00A0");
}

/** @returns the signs of a text that share pictures can't draw */
export const undrawn = (text: string): string[] => [...new Set(drawable(text).match(UNDRAWN))];

/** Titles stand on share pictures, drawn by the build, and in headings, which are large. */
export function titles({ pages, site: { company, lines } }: Draft): Problem[] {
  const letters = Object.keys(isRecord(lines?.data) ? lines.data : {});
  return [
    ...pages.flatMap(titlesOf),
    ...(company ? drawn(company, ["name"]) : []),
    ...letters.flatMap((line) =>
      LANGUAGES.flatMap((language) => (lines ? drawn(lines, [line, "name", language]) : [])),
    ),
  ];
}

function titlesOf(page: DraftPage): Problem[] {
  const headings = sectionsOf(page).flatMap((section, index) =>
    unbroken(valueAt(section, ["heading"]), (...told) => problemAt(page, ["sections", index, "heading"], ...told)),
  );
  const inBody = page.markdown.headings.flatMap(({ text, line }) =>
    unbroken(text, (...told) => problemInBody(page, line, 1, ...told)),
  );
  return [...drawn(page, ["title"]), ...drawn(page, ["short"]), ...headings, ...inBody];
}

type Tell = (problem: string, remedy: string) => Problem;

function unbroken(text: unknown, tell: Tell): Problem[] {
  const [word] = (typeof text === "string" && UNBROKEN.exec(text)) || [];
  return word ? [tell(`has a word of ${word.length} signs`, SEAM)] : [];
}

/** What is wrong with a text that share pictures draw. */
function drawn(holder: { file: SourceFile; data: unknown }, path: readonly string[]): Problem[] {
  const text = valueAt(holder.data, path);
  const tell: Tell = (...told) => problemAt(holder, path, ...told);
  const signs = typeof text === "string" ? undrawn(text) : [];
  const missing = `holds ${signs.join(" ")}, which the typeface of share pictures has not`;
  return [...unbroken(text, tell), ...(signs.length > 0 ? [tell(missing, WITHOUT)] : [])];
}
