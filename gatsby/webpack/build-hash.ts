import { createHash } from "node:crypto";

/** As much of webpack's objects as is needed here. */
export interface Compiler {
  hooks: { compilation: { tap(name: string, listener: (compilation: Compilation) => void): void } };
}

interface Compilation {
  hash?: string | null;
  hooks: { afterProcessAssets: { tap(name: string, listener: (assets: Record<string, unknown>) => void): void } };
}

const NAME = "NameBuildAfterItsFiles";

/**
 * The build's hash stands in every page: where it is another one, every page is, and open pages load documents. webpack
 * takes it from how it has compiled, too, with its cache or without; here it says which files there are, whose names say
 * what is in them. So an editor's word changes the files of one page (quality P).
 */
export const nameBuildAfterItsFiles = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.afterProcessAssets.tap(NAME, (assets) => {
        compilation.hash = createHash("sha256")
          .update(Object.keys(assets).sort().join("\n"))
          .digest("hex")
          .slice(0, 20);
      });
    });
  },
};
