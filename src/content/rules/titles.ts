import { type Draft, problemAt, problemInBody } from "../draft";
import { LANGUAGES } from "../../i18n/languages";
import { isRecord, valueAt } from "../fields";
import type { Problem } from "../problem";

/** What the typeface of share pictures has; gatsby/images/share-picture/draw-card.test.ts looks it up there. */
const UNDRAWN =
  /[^ -~\u00A0-\u00FF\u0102\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2212\u2215]/gu;
/** Signs in a row, without a seam, that no heading on a phone has room for. */
const UNBROKEN = /[^\s\u00AD\u2010-\u2015/-]{41,}/u;
const SEAM = "put a hyphen or a soft hyphen (U+00AD) into it";

/** @returns the text in signs that share pictures have: their hyphen and their space, if they don't break lines either */
export function drawable(text: string): string {
  return text.replace(/[\u2010\u2011]/gu, "-").replace(/[\u2000-\u200A\u202F\u205F\u3000]/gu, "\u00A0");
}

/** @returns the signs of a text that share pictures can't draw */
export const undrawn = (text: string): string[] => [...new Set(drawable(text).match(UNDRAWN))];

/** Titles stand on share pictures, drawn by the build, and in headings, which are large. */
export function titles({ pages, site }: Draft): Problem[] {
  const drawn = pages.flatMap((page) => {
    const texts = ["title", "short"].flatMap((key) => told(page, [key], page.data[key]));
    const { sections } = page.data;
    const headings = (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
      const heading = isRecord(section) ? section["heading"] : undefined;
      return typeof heading === "string" && UNBROKEN.test(heading)
        ? [
            problemAt(
              page,
              ["sections", index, "heading"],
              `has a word of ${UNBROKEN.exec(heading)?.[0].length} signs`,
              SEAM,
            ),
          ]
        : [];
    });
    const inBody = page.markdown.headings.flatMap(({ text, line }) =>
      UNBROKEN.test(text)
        ? [problemInBody(page, line, 1, `has a word of ${UNBROKEN.exec(text)?.[0].length} signs`, SEAM)]
        : [],
    );
    return [...texts, ...headings, ...inBody];
  });
  const { company, lines } = site;
  const names = Object.entries(isRecord(lines?.data) ? lines.data : {}).flatMap(([line, each]) =>
    LANGUAGES.map((language) => [line, "name", language]).map((path) => [path, valueAt(each, path.slice(1))] as const),
  );
  return [
    ...drawn,
    ...(company ? told(company, ["name"], valueAt(company.data, ["name"])) : []),
    ...(lines ? names.flatMap(([path, name]) => told(lines, path, name)) : []),
  ];
}

function told(holder: Parameters<typeof problemAt>[0], path: readonly string[], text: unknown): Problem[] {
  if (typeof text !== "string") return [];
  const [[word] = [], signs] = [UNBROKEN.exec(text) ?? [], undrawn(text)];
  const missing = `holds ${signs.join(" ")}, which the typeface of share pictures has not`;
  return [
    ...(word ? [problemAt(holder, path, `has a word of ${word.length} signs`, SEAM)] : []),
    ...(signs.length > 0
      ? [
          problemAt(
            holder,
            path,
            missing,
            "write it without them: it has the letters of Western Europe, no arrows and no emoji",
          ),
        ]
      : []),
  ];
}
