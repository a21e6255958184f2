/** Where a file speaks to its readers: the comments of code, and all of a document. */
import tseslint from "typescript-eslint";

export interface Prose {
  /** Where it begins in the file. */
  offset: number;
  text: string;
}

interface Comment {
  value: string;
  range: [number, number];
}

/** ESLint's own, of whose options its types tell nothing. */
const parser = tseslint.parser as unknown as {
  parseForESLint(text: string, options: object): { ast: { comments: Comment[] } };
};

/** Of the sign that opens a comment. */
const OPENING = 2;

/** @param file its name says how it is read: documents, style sheets, scripts */
export function proseOf(file: string, text: string): Prose[] {
  if (file.endsWith(".md")) return [{ offset: 0, text }];
  if (file.endsWith(".css"))
    return [...text.matchAll(/\/\*.*?\*\//gsu)].map((found) => ({ offset: found.index, text: found[0] }));
  return commentsOf(file, text).map(({ value, range }) => ({ offset: range[0] + OPENING, text: value }));
}

function commentsOf(file: string, text: string): Comment[] {
  const options = { comment: true, range: true, ecmaFeatures: { jsx: file.endsWith("x") } };
  return parser.parseForESLint(text, options).ast.comments;
}
