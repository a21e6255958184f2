import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../content/files-below";
import { isHashed } from "../service-worker/hashed-files";
import { isHidden } from "./hidden-files";
import { endingOf, TEXT_ENDINGS } from "./media-types";
import { scriptsAndStyles } from "./scripts-and-styles";

const STATIC = /(?<=["'(,\s=/\\]|^)static\/[\w%.~/-]+/gmu;

/**
 * A folder that a build has been made in before also holds files of that one: a warm Gatsby build removes nothing.
 * @param folder the built site
 * @returns the files with a hash in their name that belong to this build: its scripts and styles, and what lies below
 *   `static/` and is named in them, in pages or in their data
 */
export function currentFiles(folder: string): string[] {
  const own = new Set(scriptsAndStyles(folder).filter(isHashed));
  const files = filesBelow(folder);
  const texts = files.filter((file) => TEXT_ENDINGS.has(endingOf(file)) && !isHidden(`/${file}`));
  const named = texts
    .filter((file) => !isHashed(file) || own.has(file))
    .flatMap((file) => readFileSync(path.join(folder, file), "utf8").match(STATIC) ?? []);
  const all = new Set([...own, ...named.map((address) => decodeURI(address))]);
  return files.filter((file) => all.has(file));
}
