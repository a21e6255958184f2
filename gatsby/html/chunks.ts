import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { integrityOf } from "../../src/hosting/integrity";
import { memoize } from "../memoize";
import { paperFile, partPaper } from "./paper";

/** Gatsby's folder, and in it webpack's statistics and the hash of the build. */
const FOLDER = "public";
const STATISTICS = "webpack.stats.json";
const APP_DATA = "page-data/app-data.json";

export interface Script {
  src: string;
  integrity: string;
}

export interface Style {
  href: string;
  css: string;
}

interface Built {
  /** The hash by which Gatsby's runtime tells one build from another. */
  hash: string;
  /** The address of the styles for paper, and their hash. */
  paper: { href: string; integrity: string };
  groups: Record<string, { assets: { name: string }[] } | undefined>;
  files: ReadonlyMap<string, string>;
}

const isScript = (name: string) => name.endsWith(".js");
const isStyle = (name: string) => name.endsWith(".css");

/**
 * Read when this module is loaded: Gatsby watches who opens files while a page is rendered, and would render that page anew
 * with each build. It loads the module once more before there are any, for what pages declare, and while the site is developed;
 * of an earlier build only the hash is there (src/hosting/build-files.ts).
 */
const built = [STATISTICS, APP_DATA].every((file) => existsSync(path.join(FOLDER, file))) ? readBuilt() : undefined;

function readBuilt(): Built {
  const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
  const { webpackCompilationHash: hash } = JSON.parse(read(APP_DATA)) as { webpackCompilationHash: string };
  const { namedChunkGroups: groups } = JSON.parse(read(STATISTICS)) as { namedChunkGroups: Built["groups"] };
  const names = Object.values(groups).flatMap((group) => group?.assets.map(({ name }) => name) ?? []);
  const files = new Map([...new Set(names)].map((name) => [name, read(name)]));
  const { name, css } = paperFile([...files].flatMap(([file, text]) => (isStyle(file) ? [text] : [])));
  return { hash, groups, files, paper: { href: `/${name}`, integrity: integrityOf(css) } };
}

const textOf = (name: string): string => built?.files.get(name) ?? "";
const screenStyles = memoize((name: string) => partPaper(textOf(name)).screen);
const integrity = memoize((name: string) => integrityOf(textOf(name)));

export const buildHash = (): string => built?.hash ?? "";
export const paperStyles = (): Built["paper"] | undefined => built?.paper;

/**
 * @param chunks as webpack calls them
 * @returns the files that they consist of, each once, in the order in which they are needed
 */
export function filesOf(chunks: readonly string[]): { scripts: Script[]; styles: Style[] } {
  const names = [...new Set(chunks.flatMap((chunk) => built?.groups[chunk]?.assets.map(({ name }) => name) ?? []))];
  return {
    scripts: names.filter(isScript).map((name) => ({ src: `/${name}`, integrity: integrity(name) })),
    styles: names.filter(isStyle).map((name) => ({ href: `/${name}`, css: screenStyles(name) })),
  };
}
