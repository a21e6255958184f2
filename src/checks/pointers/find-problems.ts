import path from "node:path";
import { suggest } from "../../content/explain";
import { type Mention, mentionsIn } from "./mentions";
import { proseOf } from "./prose";

/** What there is to be named. */
export interface Named {
  /** Every file, from the project's root, with slashes. */
  files: readonly string[];
  /** The names of package.json's scripts. */
  scripts: readonly string[];
}

/**
 * @param file from the project's root
 * @returns a line for every name in the file's prose that nothing has: `file:line:col what - what is wrong - how to mend it`
 */
export function pointerProblems(file: string, text: string, named: Named): string[] {
  return proseOf(file, text).flatMap(({ offset, text: prose }) =>
    mentionsIn(prose)
      .map((mention) => (mention.name.startsWith(".") ? fromRoot(file, mention) : mention))
      .filter((mention) => !isThere(mention, named))
      .map((mention) => `${file}:${placeOf(text, offset + mention.offset)} ${complaint(mention, named)}`),
  );
}

/** A link from one document to another, with dots at its beginning, is one to a path. */
function fromRoot(file: string, mention: Mention): Mention {
  if (mention.kind !== "name" || !/^\.\.?\//u.test(mention.name)) return mention;
  return { ...mention, kind: "path", name: path.posix.join(path.posix.dirname(file), mention.name) };
}

function isThere({ kind, name }: Mention, { files, scripts }: Named): boolean {
  if (kind === "script") return scripts.includes(name);
  const pattern = patternOf(name.replace(/\/$/u, ""));
  // A folder's name is enough; of a name alone, or a part of a path, its end.
  const whole = new RegExp(kind === "path" ? `^${pattern}(?:/|$)` : `(?:^|/)${pattern}$`, "u");
  return files.some((file) => whole.test(file));
}

const WILD: Readonly<Record<string, string>> = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "(x)": "x?" };

/** `*`, `**`, `{a,b}`, `<kind>` and `(x)` stand for what they do in a shell, or for a reader. */
function patternOf(name: string): string {
  return name.replace(/\*\*\/|\*\*|\*|\(x\)|<[^>]*>|\{[^}]*\}|[.$+]/gu, (sign) => {
    if (sign.startsWith("{")) return `(?:${sign.slice(1, -1).split(",").map(patternOf).join("|")})`;
    return sign.startsWith("<") ? "[^/]+" : (WILD[sign] ?? `\\${sign}`);
  });
}

function complaint({ kind, name }: Mention, { files, scripts }: Named): string {
  const [what, known] =
    kind === "script"
      ? ["is no script of package.json", scripts]
      : ["is no file here", kind === "path" ? files : files.map((file) => file.slice(file.lastIndexOf("/") + 1))];
  const namesake = files.find((file) => file.endsWith(`/${name.slice(name.lastIndexOf("/") + 1)}`));
  const guess = (kind === "path" && namesake) || suggest(name, known);
  return `${name} - ${what} - ${guess ? `did you mean ${guess}?` : "name what there is, or nothing"}`;
}

function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}
