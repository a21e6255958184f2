/** The modules of packages that the bundle replaces (quality R13). */
import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { EMPTY_MODULES, REPLACED_MODULES } from "./replaced-modules";
import { configureWebpack } from "./webpack";

it("configureWebpack replaces three modules at most, empties four at most, and has no further aliases of packages", () => {
  let alias: Record<string, unknown> = {};
  configureWebpack({
    stage: "build-javascript",
    actions: {
      setWebpackConfig: ({ resolve }: { resolve: { alias: Record<string, unknown> } }) => ({ alias } = resolve),
      replaceWebpackConfig: () => undefined,
    },
    getConfig: () => ({}),
  } as unknown as CreateWebpackConfigArgs);
  const [replaced, emptied] = [Object.keys(REPLACED_MODULES), Object.keys(EMPTY_MODULES)];
  expect(replaced.length).toBeLessThanOrEqual(3);
  expect(emptied.length).toBeLessThanOrEqual(4);
  expect(Object.keys(alias).sort()).toEqual([...replaced, ...emptied, "~language-packs"].sort());
});

it.each(Object.keys({ ...REPLACED_MODULES, ...EMPTY_MODULES }))("the replaced module %s exists", (module) => {
  const { resolve } = createRequire(require.resolve("gatsby/package.json"));
  const file = module
    .replace(/\$$/u, "")
    .replace(path.resolve(".cache"), path.resolve("node_modules/gatsby/cache-dir"));
  expect(() => resolve(file)).not.toThrow();
});
