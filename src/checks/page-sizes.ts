import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LANGUAGES } from "../languages/languages";

/** Bytes after brotli, at most (quality P): 1 KB is 1,000 bytes. */
export const LIMITS = { scripts: 101_000, data: 5_000, html: 14_500 };

export interface PageSize {
  path: string;
  /** All scripts of a first visit: those in the document, the template's, the language's. */
  scripts: number;
  /** The page's data. */
  data: number;
  /** The document with its styles. */
  html: number;
}

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/** @param folder the built site. @returns the sizes of every page that has a language. */
export function measurePages(folder: string): PageSize[] {
  const { assetsByChunkName } = JSON.parse(readFileSync(path.join(folder, "webpack.stats.json"), "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  return LANGUAGES.flatMap((language) =>
    readdirSync(path.join(folder, language), { recursive: true, encoding: "utf8" })
      .filter((file) => path.basename(file) === "index.html")
      .map((file) => {
        const page = path.posix.join("/", language, path.dirname(file).split(path.sep).join("/"), "/");
        const html = path.join(folder, language, file);
        const data = path.join(folder, "page-data", page, "page-data.json");
        const { componentChunkName } = JSON.parse(readFileSync(data, "utf8")) as { componentChunkName: string };
        const chunks = ["app", componentChunkName, `language-${language}`].flatMap(
          (name) => assetsByChunkName[name] ?? [],
        );
        const scripts = [...new Set(chunks.filter((name) => name.endsWith(".js")))];
        return {
          path: page,
          scripts: scripts.reduce((sum, name) => sum + sizeOf(path.join(folder, name)), 0),
          data: sizeOf(data),
          html: sizeOf(html),
        };
      }),
  );
}
