/**
 * Imitates the origin private file system, which Sveltia CMS uses with its backend `test-repo`. The editor need not pick a
 * folder, every browser supports it, and the server can refuse each write.
 */
import type { RemoteFiles } from "./remote-files";

const missing = (path: string) => new DOMException(`${path} does not exist`, "NotFoundError");
/** Media types that differ from `image/` with the file extension. */
const TYPES: Readonly<Record<string, string>> = {
  md: "text/markdown",
  yml: "text/plain",
  json: "text/plain",
  svg: "image/svg+xml",
  jpg: "image/jpeg",
  tif: "image/tiff",
};

function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return TYPES[ending] ?? `image/${ending}`;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

class RemoteFile {
  readonly kind = "file";
  readonly name: string;

  constructor(
    readonly files: RemoteFiles,
    readonly path: string,
  ) {
    this.name = nameOf(path);
  }

  async getFile(): Promise<File> {
    return new File([await this.files.read(this.path)], this.name, { type: typeOf(this.name), lastModified: 0 });
  }

  createWritable() {
    const write = async (data: unknown): Promise<void> => {
      if (typeof data !== "string" && !(data instanceof Blob)) throw new Error(`${this.path} - is no text and no file`);
      await this.files.save(this.path, data);
    };
    return Promise.resolve({ write, close: () => Promise.resolve() });
  }
}

export class RemoteFolder {
  readonly kind = "directory";
  readonly name: string;

  constructor(
    readonly files: RemoteFiles,
    readonly path = "",
  ) {
    this.name = nameOf(path);
  }

  async *entries(): AsyncGenerator<[string, RemoteFile | RemoteFolder]> {
    for (const [name, isFolder] of this.files.list(this.path)) {
      const path = this.#below(name);
      yield [name, isFolder ? new RemoteFolder(this.files, path) : new RemoteFile(this.files, path)];
    }
  }

  /** Opens a folder. The CMS's own root folder is the checkout. */
  getDirectoryHandle(name: string): Promise<RemoteFolder> {
    const path = name === OWN_FOLDER ? "" : this.#below(name);
    return Promise.resolve(new RemoteFolder(this.files, path));
  }

  getFileHandle(name: string, { create = false } = {}): Promise<RemoteFile> {
    const path = this.#below(name);
    if (!create && !this.files.has(path)) return Promise.reject(missing(path));
    return Promise.resolve(new RemoteFile(this.files, path));
  }

  removeEntry(name: string): Promise<void> {
    return Promise.reject(new Error(`${this.#below(name)} - delete the page's folder yourself`));
  }

  #below(name: string): string {
    return this.path === "" ? name : `${this.path}/${name}`;
  }
}

/** Sveltia CMS's name for its root folder. */
const OWN_FOLDER = "sveltia-cms-test";
