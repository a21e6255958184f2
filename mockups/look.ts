/** The look of a subject's screens: what is alike in all (screens/base.css), its own, then what a class name says by itself. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SHARED = "mockups/screens";

/** @param folder of the subject: its `look.css` holds first, then the files of `look/` in the order of their names */
export function lookOf(folder: string): string {
  const look = path.join(folder, "look");
  const parts = existsSync(look) ? readdirSync(look).sort() : [];
  const own = [path.join(folder, "look.css"), ...parts.map((name) => path.join(look, name))];
  return [`${SHARED}/base.css`, ...own, `${SHARED}/utilities.css`].map((file) => readFileSync(file, "utf8")).join("\n");
}
