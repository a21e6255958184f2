/** Names of files and of commands in prose. */

export interface Mention {
  kind: "path" | "name" | "script";
  /** As it is written. */
  name: string;
  offset: number;
}

/** Where the project's own files lie. What is in `content` and `static` is the editor's: documents tell of files to come. */
const ROOMS = ["src", "services", "e2e", "docs", "bin", "bench", "fixture", "starter", "locales", "\\.github"];

/** Signs of names, and of patterns of them: `*`, `{a,b}`, `<kind>`. */
const SIGN = String.raw`(?:[\w.*$~-]|\{[\w.*,-]+\}|<[\w -]+>)`;

const PATH = new RegExp(String.raw`(?<![\w./@<>~-])(?:${ROOMS.join("|")})/(?:${SIGN}|/)*(?:\(x\))?`, "gu");

/** Endings of files that are written by hand, and have no namesakes among those that are built. */
const NAME = new RegExp(
  String.raw`(?<![\w./@<>{}~:-])(?!(?:content|static)/)${SIGN}+(?:/${SIGN}+)*\.(?:tsx?|[cm]js|css|md)(?:\(x\))?(?![\w/]|\.\w)`,
  "gu",
);

const SCRIPT = /npm run ([\w:-]+)/gu;

/** @returns what a text names, in its order; a path is one whole, and not a name as well */
export function mentionsIn(text: string): Mention[] {
  // The end of a sentence is none of a path.
  const paths = [...text.matchAll(PATH)].map((found) => mention("path", found.index, found[0].replace(/\.+$/u, "")));
  const within = (offset: number) =>
    paths.some((path) => offset >= path.offset && offset < path.offset + path.name.length);
  const names = [...text.matchAll(NAME)].map((found) => mention("name", found.index, found[0]));
  const scripts = [...text.matchAll(SCRIPT)].map(({ index, 0: whole, 1: name = "" }) =>
    mention("script", index + whole.length - name.length, name),
  );
  return [...paths, ...names.filter(({ offset }) => !within(offset)), ...scripts].sort((a, b) => a.offset - b.offset);
}

function mention(kind: Mention["kind"], offset: number, name: string): Mention {
  return { kind, offset, name };
}
