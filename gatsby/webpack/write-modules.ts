import path from "node:path";
import type { Compilation, Compiler, Module } from "webpack";
import { buildFile } from "../../src/hosting/build-files";
import { writeIfChanged } from "../../src/hosting/write-if-changed";

const NAME = "WriteModules";
export const MODULES_FILE = "webpack.modules.json";

export interface BundledModules {
  /** By chunk, whose name is webpack's: the files of its modules. */
  chunks: Record<string, string[]>;
  /** The imports of files of `src`. */
  requests: Request[];
}

/** An import as it is written, the file that it is written in, and the file that webpack has found for it. */
export interface Request {
  from: string;
  request: string;
  file: string;
}

/** Writes the bundle's modules, which Gatsby's statistics lack, beside the built site: they are not for visitors. */
export const writeModules = (folder: string) => ({
  apply({ context, hooks }: Compiler): void {
    const nameOf = (module: Module | null) => fileName(context, (module as { resource?: string } | null)?.resource);
    hooks.thisCompilation.tap(NAME, (compilation) => {
      let requests: Request[] = [];
      // Concatenated modules no longer have their incoming connections.
      compilation.hooks.finishModules.tap(NAME, () => void (requests = requestsIn(compilation, nameOf)));
      compilation.hooks.afterProcessAssets.tap(NAME, () => {
        const modules: BundledModules = { chunks: chunksIn(compilation, nameOf), requests };
        writeIfChanged(buildFile(folder, MODULES_FILE), `${JSON.stringify(modules, undefined, 1)}\n`);
      });
    });
  },
});

type NameOf = (module: Module | null) => string;

/** Deterministic: packages are named from `node_modules` on, which may be a link. */
function fileName(context: string, resource = ""): string {
  const [file = ""] = resource.split("?");
  const inPackages = /[\\/](node_modules[\\/].+)/u.exec(file)?.[1];
  return (inPackages ?? (file && path.relative(context, file))).replaceAll(path.sep, "/");
}

function requestsIn({ modules, moduleGraph }: Compilation, nameOf: NameOf): Request[] {
  const own = [...modules].filter((module) => nameOf(module).startsWith("src/"));
  const all = own.flatMap((module) =>
    [...moduleGraph.getIncomingConnections(module)].map(({ originModule, dependency }) => {
      const { request = "" } = dependency as { request?: string };
      // The importer of files found by a pattern is a context module, which has a folder and no file.
      const folder = nameOf({ resource: originModule?.context } as object as Module);
      return JSON.stringify({ from: nameOf(originModule) || `${folder}/*`, request, file: nameOf(module) });
    }),
  );
  return sorted(all).map((request) => JSON.parse(request) as Request);
}

function chunksIn({ chunks, chunkGraph }: Compilation, nameOf: NameOf): BundledModules["chunks"] {
  const all = [...chunks].map((chunk): [string, string[]] => {
    const modules = chunkGraph
      .getChunkModules(chunk)
      .flatMap((module) => (module as { modules?: Module[] }).modules ?? module);
    return [String(chunk.name ?? chunk.id), sorted(modules.map(nameOf))];
  });
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const sorted = (names: string[]) => [...new Set(names)].filter(Boolean).sort();
