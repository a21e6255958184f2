import { readFileSync } from "node:fs";
import { TextDecoder } from "node:util";
import { parseSource, type SourceFile, unreadable } from "./source-file";

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/**
 * @param absolute where the file is
 * @param path how the file is named in problems
 */
export function readSourceFile(absolute: string, path: string): SourceFile {
  const bytes = readFileSync(absolute);
  let text: string;
  try {
    text = UTF8.decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    const remedy = `save it as UTF-8; the first byte that is not is number ${firstBadByte(bytes)}`;
    return unreadable(path, "file", "is not UTF-8", remedy);
  }
  return parseSource(path, text);
}

/** The first place where no well-formed sequence begins, from 1. */
function firstBadByte(bytes: Uint8Array): number {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  for (const character of text) {
    const encoded = new TextEncoder().encode(character);
    if (!encoded.every((byte, index) => bytes[offset + index] === byte)) return offset + 1;
    offset += encoded.length;
  }
  return bytes.length;
}
