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
 * Creates an empty folder outside of the project. The test removes it.
 * @param name a subfolder to use instead, for a built site with files beside it (src/hosting/build-files.ts)
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
