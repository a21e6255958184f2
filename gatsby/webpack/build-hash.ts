import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

const NAME = "NameBuildAfterItsFiles";

/**
 * Every page holds the build's hash: a new one changes every page and makes open pages load documents. webpack's own
 * also depends on its cache; this one depends on the assets' names only, which hold their hashes. So an edit of one
 * page changes that page's files only (quality P).
 */
export const nameBuildAfterItsFiles = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.afterProcessAssets.tap(NAME, (assets) => {
        compilation.hash = createHash("sha256")
          .update(Object.keys(assets).sort().join("\n"))
          .digest("hex")
          .slice(0, 16);
      });
    });
  },
};
