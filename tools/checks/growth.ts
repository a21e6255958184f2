/** Really adds articles to a copy of the site and builds it, to see whether every visitor would pay for them. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { writeArticle } from "./generated-articles";
import { appChunk } from "./named-pages";
import { buildCopy, copySite } from "./site-copy";

const ARTICLES = 500;

export interface Growth {
  /** Bytes of the app chunk after brotli. */
  before: number;
  after: number;
  articles: number;
}

/** @param folder the built site as it is. @throws where the copy does not build */
export async function measureGrowth(folder: string): Promise<Growth> {
  const copy = mkdtempSync(path.join(tmpdir(), "site-growth-"));
  try {
    copySite(copy);
    for (let number = 1; number <= ARTICLES; number += 1) writeArticle(copy, number);
    await buildCopy(copy);
    return { before: appSize(folder), after: appSize(path.join(copy, "public")), articles: ARTICLES };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function appSize(folder: string): number {
  return brotliCompressSync(readFileSync(appChunk(folder))).length;
}
