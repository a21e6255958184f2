import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../../src/content/problem";

const DEAD = /^there is no page (\S+) in this language/u;

/**
 * Takes pages out of a content as an editor would: their folders, and after that whatever the content check complains of.
 * @param root the folder that holds `content`
 * @param routes of the pages
 * @param problemsOf runs the content check
 * @throws with what is left, where a complaint is not about a page that is gone
 */
export function removePages(root: string, routes: readonly string[], problemsOf: () => readonly Problem[]): void {
  for (const route of routes) rmSync(path.join(root, "content/pages", route), { recursive: true });
  for (let round = 0; round < 10; round += 1) {
    const problems = problemsOf();
    if (problems.length === 0) return;
    for (const problem of problems) mend(root, problem);
  }
  throw new Error(`Not mended: ${JSON.stringify(problemsOf().slice(0, 3))}`);
}

/** A link becomes its words, an entry of a list goes; what names one page only names another of its kind. */
function mend(root: string, { file, line, problem }: Problem): void {
  const [, route = ""] = DEAD.exec(problem) ?? [];
  const place = path.join(root, file);
  const lines = readFileSync(place, "utf8").split("\n");
  const at = lines.findIndex((text, index) => index >= line - 1 && text.includes(route));
  const text = lines[at];
  if (!route || text === undefined) throw new Error(`${file}:${line} ${problem}`);
  const quoted = route.replaceAll("/", "\\/");
  const unlinked = text.replace(new RegExp(`\\[([^\\]]*)\\]\\(${quoted}(?:#[^)]*)?\\)`, "gu"), "$1");
  lines[at] = unlinked === text ? withoutEntry(text, route, siblingOf(root, route)) : unlinked;
  writeFileSync(place, lines.join("\n"));
}

function withoutEntry(text: string, route: string, sibling: string): string {
  const list = /\[(\/[^\]]*)\]/u.exec(text)?.[1]?.split(/,\s*/u);
  if (!list) return text.replace(route, sibling);
  const left = list.filter((entry) => entry !== route);
  const entries = left.length > 1 || left.includes(sibling) ? left : [...left, sibling];
  return text.replace(/\[\/[^\]]*\]/u, `[${entries.join(", ")}]`);
}

/** @returns a page beside the one that is gone, or the one above */
function siblingOf(root: string, route: string): string {
  const above = path.posix.join(route, "..", "/");
  const folder = path.join(root, "content/pages", above);
  const [first] = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return first && above !== "/" ? `${above}${first.name}/` : above;
}
