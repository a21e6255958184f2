import path from "node:path";
import { buildSync } from "esbuild";
import { TARGET } from "../webpack/browsers";
import { minifyScript } from "../webpack/minify";

/** @returns the script that stands in the head of every page, built apart from all others */
export function starterCode(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src/browser/before-hydration/starter.ts")],
    target: TARGET,
    format: "iife",
    bundle: true,
    // Every byte of it stands in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    write: false,
  });
  return minifyScript(outputFiles[0]?.text ?? "");
}
