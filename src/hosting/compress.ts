import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { isHidden } from "./hidden-files";
import { endingOf, TEXT_ENDINGS } from "./media-types";

/** Smaller files fit into one packet anyway (quality S5). */
const SMALLEST = 1000;

/** zlib works in four threads of its own; more files than that only fill the memory. */
const AT_ONCE = 8;

interface Encoding {
  ending: string;
  compress(data: Buffer): Promise<Buffer>;
  expand(data: Buffer): Promise<Buffer>;
}

const ENCODINGS: readonly Encoding[] = [
  {
    ending: ".br",
    compress: (data) =>
      promisify(brotliCompress)(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
    expand: (data) => promisify(brotliDecompress)(data),
  },
  { ending: ".gz", compress: (data) => promisify(gzip)(data, { level: 9 }), expand: (data) => promisify(gunzip)(data) },
];

/**
 * Writes a `.br` and a `.gz` beside every text file of more than 1 KB (quality S5), and removes those whose file is gone:
 * hosts would go on serving them. Copies that still hold the same are kept: brotli's best is slow.
 * @param folder the built site, complete
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file));
  const copies = files.filter((file) => /\.(?:br|gz)$/u.test(file));
  await Promise.all(copies.filter((file) => !isCompressed(folder, file.slice(0, -3))).map((file) => rm(file)));
  const left = files.filter((file) => isCompressed(folder, file));
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await compressFile(file);
  });
  await Promise.all(workers);
}

function isCompressed(folder: string, file: string): boolean {
  const pathname = `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
  if (!TEXT_ENDINGS.has(endingOf(pathname)) || isHidden(pathname) || !existsSync(file)) return false;
  const stats = statSync(file);
  return stats.isFile() && stats.size > SMALLEST;
}

async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  for (const { ending, compress, expand } of ENCODINGS) {
    const copy = file + ending;
    if (existsSync(copy) && (await holds(copy, data, expand))) continue;
    await writeFile(copy, await compress(data));
  }
}

async function holds(copy: string, data: Buffer, expand: Encoding["expand"]): Promise<boolean> {
  try {
    return data.equals(await expand(await readFile(copy)));
  } catch {
    return false;
  }
}
