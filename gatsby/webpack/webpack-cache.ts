import type { Compiler } from "webpack";
import { CONFIGURATION, digestOf } from "../build-inputs.cjs";
import type { WebpackConfig } from "./webpack-config";

const NAME = "CacheByVersion";

/**
 * What webpack has kept of an earlier build is true as long as it is configured as it was and its packages are the same.
 */
export function versionCache({ cache, plugins }: WebpackConfig): void {
  if (typeof cache !== "object") return;
  cache.version = digestOf([...CONFIGURATION, "gatsby"]);
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
