import type { Compiler } from "webpack";
import type { WebpackConfig } from "./webpack-config";
import { versionCache } from "./webpack-cache";

interface Plugin {
  apply(compiler: Compiler): void;
}

/** Gatsby's configuration, as far as it is about the cache. */
const configured = () => {
  const config: WebpackConfig = { cache: { buildDependencies: { config: ["gatsby-node.js"] } }, plugins: [] };
  versionCache(config);
  return config;
};

describe("webpack's cache", () => {
  it("goes by a version that is the same for the same files", () => {
    const { cache } = configured();
    expect(cache).toMatchObject({ version: expect.stringMatching(/^[0-9a-f]{128}$/u) });
    expect(configured().cache).toEqual(cache);
  });

  it("follows no file that webpack, a plugin or a loader is made of", () => {
    const { cache, plugins = [] } = configured();
    expect(cache).toMatchObject({ buildDependencies: { defaultWebpack: [] } });
    expect(cache).not.toMatchObject({ buildDependencies: { config: expect.anything() } });
    const compilation = { buildDependencies: new Set(["node_modules/css-loader/dist/cjs.js"]) };
    const tap = (_name: string, listener: (of: typeof compilation) => void) => listener(compilation);
    for (const plugin of plugins as unknown as Plugin[])
      plugin.apply({ hooks: { afterCompile: { tap } } } as unknown as Compiler);
    expect(compilation.buildDependencies).toEqual(new Set());
  });

  it("stays off where it is off", () => {
    const config: WebpackConfig = { cache: false, plugins: [] };
    versionCache(config);
    expect(config).toEqual({ cache: false, plugins: [] });
  });
});
