import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface TemporaryFolder {
  path: string;
  write(file: string, content: string | Uint8Array): void;
  read(file: string): string;
  remove(): void;
}

/**
 * @param name of a folder in it: for a built site, which has files beside it (src/hosting/build-files.ts)
 * @returns a new empty folder, outside the project; the test removes it at its end
 */
export function temporaryFolder(name = ""): TemporaryFolder {
  const root = mkdtempSync(path.join(tmpdir(), "site-"));
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  return {
    path: folder,
    write(file, content) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    },
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
