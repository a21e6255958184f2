import { existsSync, statSync } from "node:fs";
import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { filesBelow } from "../content/files-below";
import { LANGUAGES } from "../i18n/languages";
import { isHashed } from "./hashed-files";
import { ARTICLES } from "../model/views/routes";
import { forEachConcurrently } from "./for-each-concurrently";
import { isHidden } from "./hidden-files";
import { endingOf, TEXT_ENDINGS } from "./media-types";
import { isUpToDate } from "./up-to-date";

/** Smaller files fit into one packet anyway (quality S5). */
const SMALLEST = 1000;

/** Each of them counts: what every page loads, and the page that most visits begin with. */
const FIRST = new RegExp(`^/(?:${LANGUAGES.join("|")})/index\\.html$`, "u");

/** Articles come by the thousand, and a build without caches compresses all their documents and data. */
const MANY = new RegExp(`^(?:/page-data)?(?:/(?:${LANGUAGES.join("|")}))?${ARTICLES}[^/]+/`, "u");

/**
 * Brotli's best takes 110 ms for a page. Level 10 takes 33 ms, for 2 % more bytes, level 9 3 ms, for 7 % more (measured
 * 2026-11-26, Node.js 20). With a larger window than 64 KB both take longer, for no gain. Blocks of 64 KB take 20 to 60 bytes
 * off a start page, blocks of 128 KB 40 off React.
 */
function parametersFor(pathname: string): Record<number, number> {
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  if (FIRST.test(pathname)) return { ...best, [constants.BROTLI_PARAM_LGBLOCK]: 16 };
  if (isHashed(pathname)) return { ...best, [constants.BROTLI_PARAM_LGBLOCK]: 17 };
  return { [constants.BROTLI_PARAM_QUALITY]: MANY.test(pathname) ? 9 : 10, [constants.BROTLI_PARAM_LGWIN]: 16 };
}

interface Encoding {
  ending: string;
  compress(data: Buffer, pathname: string): Promise<Buffer>;
  expand(data: Buffer): Promise<Buffer>;
}

const ENCODINGS: readonly Encoding[] = [
  {
    ending: ".br",
    compress: (data, pathname) =>
      promisify(brotliCompress)(data, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length, ...parametersFor(pathname) },
      }),
    expand: (data) => promisify(brotliDecompress)(data),
  },
  { ending: ".gz", compress: (data) => promisify(gzip)(data, { level: 9 }), expand: (data) => promisify(gunzip)(data) },
];

/**
 * Writes a `.br` and a `.gz` beside every text file of more than 1 KB (quality S5), and removes those whose file is
 * gone: hosts would go on serving them. Copies that still hold the same are kept: brotli's best is slow. A copy has the
 * time of its file: where they agree, neither is opened.
 * @param folder the built site, complete
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesBelow(folder).map((file) => path.join(folder, file));
  const copies = files.filter((file) => /\.(?:br|gz)$/u.test(file));
  await Promise.all(copies.filter((file) => !isCompressed(folder, file.slice(0, -3))).map((file) => rm(file)));
  await forEachConcurrently(
    files.filter((file) => isCompressed(folder, file)),
    (file) => compressFile(file, pathnameOf(folder, file)),
  );
}

function isCompressed(folder: string, file: string): boolean {
  const pathname = pathnameOf(folder, file);
  if (!TEXT_ENDINGS.has(endingOf(pathname)) || isHidden(pathname) || !existsSync(file)) return false;
  return statSync(file).size > SMALLEST;
}

function pathnameOf(folder: string, file: string): string {
  return `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
}

async function compressFile(file: string, pathname: string): Promise<void> {
  const { atime, mtime } = await stat(file);
  const old = ENCODINGS.filter(({ ending }) => !isUpToDate(file + ending, mtime));
  if (old.length === 0) return;
  const data = await readFile(file);
  for (const { ending, compress, expand } of old) {
    const copy = file + ending;
    if (!(existsSync(copy) && (await holds(copy, data, expand)))) await writeFile(copy, await compress(data, pathname));
    await utimes(copy, atime, mtime);
  }
}

async function holds(copy: string, data: Buffer, expand: Encoding["expand"]): Promise<boolean> {
  try {
    return data.equals(await expand(await readFile(copy)));
  } catch {
    return false;
  }
}
