import { execFileSync } from "node:child_process";

export interface ReadPdf {
  pages: number;
  /** Left, top, right and bottom of the first page, in points. */
  size: number[];
  language: string;
  title: string;
  isTagged: boolean;
  /** Texts of the first page in the order of its content. */
  text: string[];
  /** Roles of the structure: Document, H1, Table ... */
  roles: string[];
}

export function readPdf(bytes: Buffer): ReadPdf {
  return JSON.parse(execFileSync(process.execPath, ["test/pdf-reader.mjs"], { input: bytes }).toString()) as ReadPdf;
}
