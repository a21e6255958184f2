/** The look of a subject's screens: what is alike in all (screens/base.css), then its own. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** @param folder of the subject: its `look.css` holds first, then the files of `look/` in the order of their names */
export function lookOf(folder: string): string {
  const own = [path.join(folder, "look.css"), ...filesIn(path.join(folder, "look"))];
  return ["mockups/screens/base.css", ...own].map((file) => readFileSync(file, "utf8")).join("\n");
}

function filesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.map((name) => path.join(folder, name));
}
