/** The checkout's files as the browser has them, and what is waiting to be saved. */
import type { FormFile } from "../server/read-content";
import type { Sent } from "../server/save";

/** All files of a save are written in one go of the browser's: they are sent together, so that all or none is saved. */
const TOGETHER_MS = 60;

interface Waiting extends Sent {
  resolve(): void;
  reject(error: Error): void;
}

export class RemoteFiles {
  readonly #files: Map<string, FormFile>;
  #waiting: Waiting[] = [];

  constructor(files: Readonly<Record<string, FormFile>>) {
    this.#files = new Map(Object.entries(files));
  }

  /** @returns the names in a folder, each with whether it is a folder itself */
  list(folder: string): Map<string, boolean> {
    const prefix = folder === "" ? "" : `${folder}/`;
    const below = [...this.#files.keys()].filter((path) => path.startsWith(prefix));
    return new Map(
      below.map((path) => {
        const [name = "", ...rest] = path.slice(prefix.length).split("/");
        return [name, rest.length > 0] as const;
      }),
    );
  }

  text(path: string): string | undefined {
    return this.#files.get(path)?.text;
  }

  /** @returns when the file is on the disk; rejected with the check's sentences where it may not be */
  save(path: string, text: string): Promise<void> {
    if (this.#waiting.length === 0) setTimeout(() => void this.#send(), TOGETHER_MS);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ path, text, state: this.#files.get(path)?.state ?? null, resolve, reject });
    });
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const sent = waiting.map(({ path, text, state }): Sent => ({ path, text, state }));
      const response = await fetch("api/save", { method: "POST", body: JSON.stringify(sent) });
      if (!response.ok) throw new Error(await response.text());
      const saved = (await response.json()) as Record<string, FormFile>;
      for (const [path, file] of Object.entries(saved)) this.#files.set(path, file);
      for (const { resolve } of waiting) resolve();
    } catch (error) {
      for (const { reject } of waiting) reject(error as Error);
    }
  }
}
