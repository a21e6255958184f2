/** Really adds articles to a copy of the site and builds it, to see whether every visitor would pay for them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LANGUAGES } from "../languages/languages";
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
    copySite(copy, folder);
    for (let number = 1; number <= ARTICLES; number += 1) addArticle(copy, number);
    await buildCopy(copy);
    return { before: appSize(folder), after: appSize(path.join(copy, "public")), articles: ARTICLES };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function addArticle(copy: string, number: number): void {
  const folder = path.join(copy, "content/pages/news", `growth-${number}`);
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const fields = [
      `title: "Growth ${number} ${language}"`,
      `headTitle: "Growth number ${number} in ${language} – {name}"`,
      `description: "Article number ${number} in ${language}, made to measure what a visitor pays for it."`,
      `lead: "Article number ${number}."`,
      `date: "20${10 + (number % 10)}-01-${String(1 + (number % 28)).padStart(2, "0")}"`,
      "category: relaunch",
    ];
    writeFileSync(path.join(folder, `index.${language}.md`), `---\n${fields.join("\n")}\n---\n\nText ${number}.\n`);
  }
}

function appSize(folder: string): number {
  return brotliCompressSync(readFileSync(appChunk(folder))).length;
}
