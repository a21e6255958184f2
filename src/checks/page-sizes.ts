import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readRules } from "../hosting/rules";
import { filesByChunk } from "../hosting/scripts-and-styles";
import { LANGUAGES } from "../languages/languages";
import { shippedSize } from "./shipped-size";

/**
 * Bytes as they are sent, at most (quality P): 1 KB is 1,000 bytes. An answer is a document with its headers; the aim is
 * 14,600, ten packets, which a server sends before it waits for the first acknowledgement (RFC 6928; docs/performance.md).
 */
export const LIMITS = { scripts: 92_000, data: 5_300, html: 19_000, answer: 20_900 };

/**
 * What a server adds by itself: the status line, caching, type, length, encoding, ETag and date; the preview server 339
 * bytes. By HTTP/2 all headers are a fifth smaller: this is what no host exceeds.
 */
const OF_THE_SERVER = 350;

/** What a document names, before its starter asks for it (src/build/starter.ts). */
const SCRIPT = /<script src="([^"]+)"/gu;

export interface PageSize {
  path: string;
  /** The scripts of a first visit, by address: those that the document names, and the language's. */
  files: Readonly<Record<string, number>>;
  /** All of them. */
  scripts: number;
  /** The page's data. */
  data: number;
  /** The document with its styles. */
  html: number;
  /** The document with its headers. */
  answer: number;
}

/** @returns the bytes of a document's headers as HTTP/1.1 has them. */
function headerSize(folder: string): number {
  const lines = Object.entries(readRules(folder).headers.document).map(([name, value]) => `${name}: ${value}\r\n`);
  return OF_THE_SERVER + Buffer.byteLength(lines.join(""));
}

/** @param folder the built site. @returns the sizes of every page that has a language. */
export function measurePages(folder: string): PageSize[] {
  const ofChunk = filesByChunk(folder);
  const headers = headerSize(folder);
  return LANGUAGES.flatMap((language) =>
    readdirSync(path.join(folder, language), { recursive: true, encoding: "utf8" })
      .filter((file) => path.basename(file) === "index.html")
      .map((file) => {
        const page = path.posix.join("/", language, path.dirname(file).split(path.sep).join("/"), "/");
        const html = shippedSize(path.join(folder, language, file));
        const data = path.join(folder, "page-data", page, "page-data.json");
        const named = [...readFileSync(path.join(folder, language, file), "utf8").matchAll(SCRIPT)];
        const names = [...named.map(([, name = ""]) => name), ...(ofChunk[`language-${language}`] ?? [])];
        const files = Object.fromEntries(names.map((name) => [name, shippedSize(path.join(folder, name))]));
        return {
          path: page,
          files,
          scripts: Object.values(files).reduce((sum, size) => sum + size, 0),
          data: shippedSize(data),
          html,
          answer: html + headers,
        };
      }),
  );
}
