import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "postcss";

const FIRST = "abcdefghijklmnopqrstuvwxyz";
/** The classes of src/styles have none of these: no name is one of theirs. */
const LAST = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/gu;

/** Gives the name that stands in pages for a class of a CSS module. @param file from the project's root. */
export type ClassNames = (file: string, name: string) => string;

/**
 * Short names in the order of files and classes: they stand in every page, and names that are alike compress well
 * (docs/decisions/0009-bytes.md). The same files give the same names, in the browser's scripts as in the HTML.
 * @param root the folder whose CSS modules are named
 */
export function shortClassNames(root: string): ClassNames {
  const names = numberedClasses(root);
  // While `npm run develop` runs, a class may be new.
  return (file, name) => names.get(`${file}.${name}`) ?? `${path.basename(file, ".module.css")}-${name}`;
}

/** @param root as above. @returns another text where a class has come or gone, and with it all names that follow */
export function digestOfClassNames(root: string): string {
  return createHash("sha256")
    .update([...numberedClasses(root).keys()].join("\n"))
    .digest("hex");
}

function numberedClasses(root: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of modulesIn(root)) {
    for (const name of classesOf(readFileSync(file, "utf8"))) names.set(`${file}.${name}`, shortName(names.size));
  }
  return names;
}

function modulesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.posix.join(root, file.split(path.sep).join("/")))
    .sort();
}

function classesOf(css: string): Set<string> {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(CLASS)) names.add(name);
  });
  return names;
}

/** @returns `aA`, `aB`, ... `bA`, ... `aaA` */
function shortName(index: number): string {
  let first = "";
  for (let rest = Math.floor(index / LAST.length); ; rest = Math.floor(rest / FIRST.length) - 1) {
    first = (FIRST[rest % FIRST.length] ?? "") + first;
    if (rest < FIRST.length) return first + (LAST[index % LAST.length] ?? "");
  }
}
