import path from "node:path";
import { computeIntegrity } from "../../src/digest";
import { WEBPACK_STATS } from "../../src/hosting/file-patterns";
import { memoize } from "../../src/memoize";
import { createPrintStylesheet, splitPrintRules } from "./print-styles";
import { existsSync, readFileSync } from "./untracked-files";

const FOLDER = "public";
const APP_DATA = "page-data/app-data.json";

interface Built {
  /** Gatsby's runtime compares it to recognise a newer build. */
  hash: string;
  print: { href: string; integrity: string };
  groups: Record<string, { assets: { name: string }[] } | undefined>;
  files: ReadonlyMap<string, string>;
}

const isScript = (name: string) => name.endsWith(".js");
const isStyle = (name: string) => name.endsWith(".css");

/** Undefined in develop, and if Gatsby loads the module before webpack has run. */
const built = [WEBPACK_STATS, APP_DATA].every((file) => existsSync(path.join(FOLDER, file))) ? readBuilt() : undefined;

function readBuilt(): Built {
  const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
  const { webpackCompilationHash: hash } = JSON.parse(read(APP_DATA)) as { webpackCompilationHash: string };
  const { namedChunkGroups: groups } = JSON.parse(read(WEBPACK_STATS)) as { namedChunkGroups: Built["groups"] };
  const names = Object.values(groups).flatMap((group) => group?.assets.map(({ name }) => name) ?? []);
  const files = new Map([...new Set(names)].map((name) => [name, read(name)]));
  const { name, css } = createPrintStylesheet([...files].flatMap(([file, text]) => (isStyle(file) ? [text] : [])));
  return { hash, groups, files, print: { href: `/${name}`, integrity: computeIntegrity(css) } };
}

const builtFile = (name: string): string => built?.files.get(name) ?? "";
const screenStyles = (name: string) => splitPrintRules(builtFile(name)).screen;
const integrity = memoize((name: string) => computeIntegrity(builtFile(name)));

/** Returns the build's hash, `""` before webpack has run. */
export const buildHash = (): string => built?.hash ?? "";
export const printStylesheet = (): Built["print"] | undefined => built?.print;

/** Lists the files of chunks, each once, in loading order. @param chunks the names that webpack gives them */
export function listChunkFiles(chunks: readonly string[]) {
  const names = [...new Set(chunks.flatMap((chunk) => built?.groups[chunk]?.assets.map(({ name }) => name) ?? []))];
  return {
    scripts: names.filter(isScript).map((name) => ({ src: `/${name}`, integrity: integrity(name) })),
    styles: names.filter(isStyle).map((name) => ({ href: `/${name}`, css: screenStyles(name) })),
  };
}
