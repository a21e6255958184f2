/** Lists every text that visitors read, each with a function that reports a problem in it. */
import type { Language } from "../../i18n/languages";
import { type RawContent, type RawFile, type RawPage, problemAt, problemInBody } from "../raw-content";
import type { Path } from "../fields";
import { positionAt, type Problem } from "../problem";
import type { SourceFile } from "../read/source-file";

export interface SiteText {
  text: string;
  /** Creates a problem. @param offset the position of `words` in the text, from 0 */
  problemAt(offset: number, words: string, problem: string, remedy: string): Problem;
}

/** Lists the texts of a page: its fields, and its body line by line. */
export function listPageTexts(page: RawPage): SiteText[] {
  const lines = page.file.body.split("\n").map((text, index) => ({
    text,
    problemAt: (offset: number, _words: string, problem: string, remedy: string) =>
      problemInBody(page, index + 1, offset + 1, problem, remedy),
  }));
  return [...textsOfFields(page), ...lines];
}

/** Lists the texts of the site's files in a language. @param but the name of a file to skip */
export function listSiteTexts({ site }: RawContent, language: Language, but: string): SiteText[] {
  return Object.entries(site).flatMap(([name, file]) => (name === but ? [] : textsOfFields(file, language)));
}

function textsOfFields({ file, fields }: RawFile, language?: Language): SiteText[] {
  return fields.flatMap(({ value: text, meta: { type = "data" }, path }): SiteText | [] => {
    if (typeof text !== "string" || !["line", "inline", "prose"].includes(type)) return [];
    if (language !== undefined && path.at(-1) !== language) return [];
    return {
      text,
      problemAt: (offset, words, problem, remedy) => ({
        ...problemAt({ file }, path, problem, remedy),
        ...findPosition(file, path, words, text.slice(0, offset).split(words).length),
      }),
    };
  });
}

/** Finds the nth occurrence of words from a field on. @returns an empty object if a line break divides the words */
function findPosition(file: SourceFile, path: Path, words: string, nth: number): { line?: number; column?: number } {
  const start = file.placeOf(path);
  const lines = file.text.split("\n");
  const above = lines.slice(0, start.line - 1).reduce((length, line) => length + line.length + 1, 0);
  let offset = above + start.column - 2;
  for (let count = 0; count < nth && offset !== -1; count += 1) offset = file.text.indexOf(words, offset + 1);
  // The field's position is the fallback for a phrase with a line break.
  return offset === -1 ? {} : positionAt(file.text, offset);
}
