import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/files-below";
import { isHashed } from "../../src/hosting/hashed-files";
import { isHidden } from "../../src/hosting/hidden-files";
import { endingOf, TEXT_ENDINGS } from "../../src/hosting/media-types";
import { scriptsAndStyles } from "../../src/hosting/scripts-and-styles";

const STATIC = /(?<=["'(,\s=/\\]|^)static\/[\w%.~/-]+/gmu;

/**
 * A warm Gatsby build keeps the files of earlier ones.
 * @param folder the built site
 * @returns this build's hashed files: scripts and styles, and files of `static/` that they, pages or page data name
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
