import { existsSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../content/list-files";
import { LANGUAGES } from "../i18n/languages";
import { isHashed, isInternalFile } from "./file-patterns";
import { ARTICLES_FOLDER } from "../model/views/routes";
import { forEachConcurrently } from "../for-each-concurrently";
import { fileExtension, TEXT_ENDINGS } from "./media-types";

/** Smaller files fit into one packet (quality S5). */
const MIN_BYTES = 1000;

/** The pages that most visits begin with. */
const HOME_DOCUMENT = new RegExp(`^/(?:${LANGUAGES.join("|")})/index\\.html$`, "u");

/** Prefetched data, polyfills for old browsers, and documents of articles, of which a cold build compresses thousands. */
const QUICK = new RegExp(`^(?:/page-data/|/polyfill-|(?:/(?:${LANGUAGES.join("|")}))?${ARTICLES_FOLDER}[^/]+/)`, "u");

/**
 * Returns brotli's parameters for a file. A page takes 110 ms at level 11, 33 ms at level 10 (2 % more bytes), 3 ms at
 * level 9 (7 % more; measured 2026-11-26, Node.js 20). A window of more than 64 KB is slower without a gain.
 */
function brotliParameters(pathname: string): Record<number, number> {
  if (HOME_DOCUMENT.test(pathname) || (isHashed(pathname) && !QUICK.test(pathname)))
    return { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { [constants.BROTLI_PARAM_QUALITY]: QUICK.test(pathname) ? 9 : 10, [constants.BROTLI_PARAM_LGWIN]: 16 };
}

const ENCODINGS: Readonly<Record<string, (data: Buffer, pathname: string) => Promise<Buffer>>> = {
  ".br": (data, pathname) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length, ...brotliParameters(pathname) },
    }),
  ".gz": (data) => promisify(gzip)(data, { level: 9 }),
};

/** Writes missing or old `.br` and `.gz` of texts (quality S5). Removes those of absent files: hosts serve them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = listFiles(folder).map((file) => path.join(folder, file));
  const copies = files.filter((file) => /\.(?:br|gz)$/u.test(file));
  await Promise.all(copies.filter((file) => !isCompressed(folder, file.slice(0, -3))).map((file) => rm(file)));
  await forEachConcurrently(
    files.filter((file) => isCompressed(folder, file)),
    (file) => compressFile(file, toPathname(folder, file)),
  );
}

function isCompressed(folder: string, file: string): boolean {
  const pathname = toPathname(folder, file);
  if (!TEXT_ENDINGS.has(fileExtension(pathname)) || isInternalFile(pathname) || !existsSync(file)) return false;
  return statSync(file).size > MIN_BYTES;
}

function toPathname(folder: string, file: string): string {
  return `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
}

async function compressFile(file: string, pathname: string): Promise<void> {
  const { mtimeMs } = statSync(file);
  const timeOf = (copy: string) => statSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const outdated = Object.entries(ENCODINGS).filter(([ending]) => timeOf(file + ending) < mtimeMs);
  if (outdated.length === 0) return;
  const data = await readFile(file);
  for (const [ending, compress] of outdated) await writeFile(file + ending, await compress(data, pathname));
}
