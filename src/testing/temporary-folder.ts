import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface TemporaryFolder {
  path: string;
  write(file: string, text: string): void;
  read(file: string): string;
  remove(): void;
}

/** @returns a new empty folder, outside the project; the test removes it at its end. */
export function temporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  return {
    path: folder,
    write(file, text) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    },
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
