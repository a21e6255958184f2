import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

interface Remembered<T> {
  /** Milliseconds since 1970, with a fraction; and bytes. */
  time: number;
  size: number;
  value: T;
}

/** What was found out about files, as long as they keep the time and the size that they had then. */
export class FileMemory<T> {
  private readonly last: ReadonlyMap<string, Remembered<T>>;
  private readonly kept = new Map<string, Remembered<T>>();

  /**
   * @param store where it is between two processes. A file that is not there, or can't be read, costs time and nothing else
   * @param version a digest of what else decides what is found out: where it has changed, nothing is remembered
   */
  constructor(
    private readonly store: string,
    private readonly version: string,
  ) {
    this.last = read<T>(store, version);
  }

  /** @returns what is remembered of a file, if it is still the same */
  recall(file: string): T | undefined {
    const known = this.last.get(file);
    if (!known) return undefined;
    const { mtimeMs, size } = statSync(file);
    return known.time === mtimeMs && known.size === size ? known.value : undefined;
  }

  /** @param file as it is now */
  keep(file: string, value: T): void {
    const { mtimeMs: time, size } = statSync(file);
    this.kept.set(file, { time, size, value });
  }

  /** Stores what was kept, and forgets files that were not. */
  save(): void {
    mkdirSync(path.dirname(this.store), { recursive: true });
    const unfinished = `${this.store}.${process.pid}`;
    writeFileSync(unfinished, serialize({ version: this.version, files: this.kept }));
    renameSync(unfinished, this.store);
  }
}

function read<T>(store: string, version: string): ReadonlyMap<string, Remembered<T>> {
  try {
    if (existsSync(store)) {
      const stored = deserialize(readFileSync(store)) as { version: string; files: Map<string, Remembered<T>> };
      if (stored.version === version) return stored.files;
    }
  } catch {
    // Written by another version of Node.js, or by half.
  }
  return new Map();
}
