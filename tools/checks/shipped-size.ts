import { statSync } from "node:fs";

/** @returns the bytes that a browser gets which takes brotli: those of the copy beside the file, or of a file that is too small for one. */
export function shippedSize(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}
