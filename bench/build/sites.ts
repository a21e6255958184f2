/** The sites that are built beside each other, each in a scratch folder of its own. */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { articleFolder, writeArticle } from "../../tools/checks/generated-articles";
import { coverFile, coverOwner, type Covers, drawCover } from "./covers";
import { copyProject } from "./scratch";

export interface BenchSite {
  name: string;
  folder: string;
  /** Changes a word of one entry in one language. */
  edit(word: string): void;
  /** Adds an entry. @param number how many have been added, with this one */
  add(number: number): Promise<void>;
}

/**
 * This project with so many news articles more, in every language.
 * @param folder a folder that is not there yet
 */
export async function ownSite(folder: string, entries: number, covers: Covers): Promise<BenchSite> {
  copyProject(".", folder);
  const write = async (article: number) => {
    writeArticle(folder, article, coverFile(article, covers));
    if (coverOwner(article, covers) === article) await drawCover(folder, article);
  };
  for (let article = 1; article <= entries; article += 1) await write(article);
  const edited = path.join(folder, articleFolder(Math.ceil(entries / 2)), "index.de.md");
  return {
    name: "ours",
    folder,
    edit: (word) => addWord(edited, word),
    add: (number) => write(entries + number),
  };
}

/**
 * Another Gatsby site, which has as many entries already.
 * @param from its folder, with its packages installed
 * @param folder a folder that is not there yet
 * @param entry the file of one of its entries, from its folder: it is edited, and copied for a new entry
 */
export function peerSite(from: string, folder: string, entry: string): BenchSite {
  if (!existsSync(path.join(from, entry)))
    throw new Error(`${path.join(from, entry)} is missing: --peer-entry names it`);
  copyProject(from, folder);
  const file = path.join(folder, entry);
  return {
    name: "peer",
    folder,
    edit: (word) => addWord(file, word),
    add: (number) => Promise.resolve(cpSync(file, besideOf(file, number))),
  };
}

/** In the last paragraph: no list and no heading of the entry changes. */
export function addWord(file: string, word: string): void {
  writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()} ${word}\n`);
}

/** @returns the name of a copy: `case-0001` becomes `case-0001-new-1`, before its ending. */
export function besideOf(file: string, number: number): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}-new-${number}${ext}`);
}
