/**
 * The checkout in the shape of the browser's own private file system, which Sveltia CMS reads and writes where no Git host is
 * asked (its backend `test-repo`). So no folder has to be picked, every browser can do it, and each write is the server's to refuse.
 */
import type { RemoteFiles } from "./remote-files";

const missing = (path: string) => new DOMException(`${path} is not there`, "NotFoundError");
/** The media types of what an ending does not name. */
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

  /** The CMS keeps its things in a folder of its own: that is the checkout. */
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

/** The name that Sveltia CMS gives it. */
const OWN_FOLDER = "sveltia-cms-test";
