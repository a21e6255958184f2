import path from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import type { InlineScriptName } from "./html/inline-scripts";
import { minifyScript } from "./webpack/minify";

/** The oldest browsers of package.json's browserslist. */
const target = ["chrome120", "firefox128", "safari17.4"];

/** Bundles a script that Gatsby does not build. @param entry path from the project's root */
export function bundleScript(entry: string, options: BuildOptions): string {
  const entryPoints = [path.resolve(entry)];
  const tsconfig = options.tsconfigRaw ? undefined : "tsconfig.json";
  const outputs: BuildOptions = { format: "iife", bundle: true, tsconfig, ...options };
  const { outputFiles } = buildSync({ entryPoints, target, ...outputs, write: false });
  return outputFiles[0]?.text ?? "";
}

/** Builds an inline script of documents. */
export function buildInlineScript(name: InlineScriptName): string {
  // Saves the bytes of "use strict" in every page.
  const tsconfigRaw = { compilerOptions: { alwaysStrict: false } };
  return minifyScript(bundleScript(`src/browser/before-hydration/${name}-script.ts`, { tsconfigRaw }));
}
