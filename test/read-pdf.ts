import { execFileSync } from "node:child_process";

export interface ReadPdf {
  pages: number;
  /** Of the first page, in points: left, top, right, bottom. */
  size: number[];
  language: string;
  title: string;
  isTagged: boolean;
  /** In the order of the first page's content. */
  text: string[];
  /** Of its structure: Document, H1, Table ... */
  roles: string[];
}

/** @returns what a PDF holds, as pdf.js reads it */
export function readPdf(bytes: Buffer): ReadPdf {
  return JSON.parse(execFileSync(process.execPath, ["test/pdf-reader.mjs"], { input: bytes }).toString()) as ReadPdf;
}
