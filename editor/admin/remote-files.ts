/** Caches the checkout's files in the browser, and sends changes to the server. */
import type { FormFile } from "../server/read-content";
import type { SavedFile } from "../server/saved-files";

/** The time in which the CMS writes all files of a save. They are sent together, so that all or none is saved. */
const BATCH_DELAY_MS = 60;

interface Waiting {
  path: string;
  text: string;
  resolve(): void;
  reject(error: Error): void;
}

export class RemoteFiles {
  readonly #files: Map<string, FormFile>;
  /** Pictures of a page, which the CMS writes before the page's texts. */
  readonly #pictures = new Map<string, Blob>();
  #waiting: Waiting[] = [];
  #isPageSaved = false;

  constructor(files: Readonly<Record<string, FormFile>>) {
    this.#files = new Map(Object.entries(files));
  }

  /** Lists the names in a folder. @returns for each name whether it is a folder */
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

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /**
   * Reads a text in the form's format, or a picture.
   * @throws {Error} if the server does not send the picture
   */
  async read(path: string): Promise<string | Blob> {
    const waiting = this.#pictures.get(path);
    if (waiting) return waiting;
    const file = this.#files.get(path);
    if (!file || file.text !== undefined) return file?.text ?? "";
    const response = await fetch(`api/picture?path=${encodeURIComponent(path)}`);
    if (!response.ok) throw new Error(await response.text());
    return response.blob();
  }

  /** Prepares for a page's save: pictures that are written from now on belong to it. */
  expectPage(): void {
    this.#isPageSaved = true;
    this.#pictures.clear();
  }

  /**
   * Saves a text, or keeps a picture until its page's text is saved.
   * @throws {Error} with the check's lines
   */
  save(path: string, content: string | Blob): Promise<void> {
    if (typeof content !== "string") return Promise.resolve(this.#storePicture(path, content));
    if (this.#waiting.length === 0) setTimeout(() => void this.#send(), BATCH_DELAY_MS);
    return new Promise((resolve, reject) => void this.#waiting.push({ path, text: content, resolve, reject }));
  }

  #storePicture(path: string, picture: Blob): void {
    if (!this.#isPageSaved)
      throw new Error(`${path} - is used by no page - put it into a picture field of a page's form`);
    this.#pictures.set(path, picture);
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isPageSaved = false;
    try {
      const state = (path: string) => this.#files.get(path)?.state ?? null;
      const pictures = [...this.#pictures].map(async ([path, picture]): Promise<SavedFile> => {
        return { path, base64: await toBase64(picture), state: state(path) };
      });
      const texts = waiting.map(({ path, text }): SavedFile => ({ path, text, state: state(path) }));
      this.#updateFiles(await post([...(await Promise.all(pictures)), ...texts]));
      for (const { resolve } of waiting) resolve();
    } catch (error) {
      for (const { reject } of waiting) reject(error as Error);
    } finally {
      this.#pictures.clear();
    }
  }

  #updateFiles(saved: Readonly<Record<string, FormFile | null>>): void {
    for (const [path, file] of Object.entries(saved)) {
      if (file) this.#files.set(path, file);
      else this.#files.delete(path);
    }
  }
}

async function post(sent: SavedFile[]): Promise<Record<string, FormFile | null>> {
  const response = await fetch("api/save", { method: "POST", body: JSON.stringify(sent) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Record<string, FormFile | null>;
}

/** Encodes a picture by a data URL, the browser's API for base64. */
function toBase64(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/u, ""));
    reader.onerror = () => reject(reader.error ?? new Error("The picture can't be read"));
    reader.readAsDataURL(picture);
  });
}
