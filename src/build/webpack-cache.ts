import type { Compiler } from "webpack";
import { CONFIGURATION, digestOf } from "../../bin/build-inputs.cjs";
import { digestOfClassNames } from "./class-names";
import type { WebpackConfig } from "./webpack-config";

const NAME = "CacheByVersion";

/**
 * What webpack has kept of an earlier build is true as long as it is configured as it was, its packages are the same and no
 * class has come or gone, since classes are numbered over all files (./short-names.ts).
 */
export function versionCache({ cache, plugins }: WebpackConfig): void {
  if (typeof cache !== "object") return;
  cache.version = digestOf([...CONFIGURATION, "src/build"]) + digestOfClassNames("src");
  cache.buildDependencies = { defaultWebpack: [] };
  plugins?.push(cacheByVersion);
}

/**
 * webpack would follow what its loaders import, file by file, when it saves its cache and when it reads it: 13 of the 30
 * seconds that a cold build was in it (docs/performance.md). The lock file, part of the version, says the same.
 */
const cacheByVersion = {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap(NAME, ({ buildDependencies }) => buildDependencies.clear());
  },
};
