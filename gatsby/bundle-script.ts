import path from "node:path";
import { type BuildOptions, buildSync } from "esbuild";

/** The oldest browsers of package.json's browserslist. */
const target = ["chrome109", "firefox115", "safari16.4"];

/** Bundles a script that Gatsby does not build. @param entry path from the project's root */
export function bundleScript(entry: string, options: BuildOptions): string {
  const entryPoints = [path.resolve(entry)];
  const tsconfig = options.tsconfigRaw ? undefined : "tsconfig.json";
  const outputs: BuildOptions = { format: "iife", bundle: true, tsconfig, ...options };
  const { outputFiles } = buildSync({ entryPoints, target, ...outputs, write: false });
  return outputFiles[0]?.text ?? "";
}
