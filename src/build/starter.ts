import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { TARGET } from "./browsers";
import { minifyScript } from "./minify";
import { STARTER_FILE } from "./starter-file";

/** Writes the script that stands in the head of every page, the same for all pages, so that one hash allows it (quality S1). Built apart from all other scripts. */
export function writeStarter(): void {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src/starter/starter.ts")],
    target: TARGET,
    format: "iife",
    bundle: true,
    // Every byte of it stands in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    write: false,
  });
  mkdirSync(path.dirname(STARTER_FILE), { recursive: true });
  writeFileSync(STARTER_FILE, minifyScript(outputFiles[0]?.text ?? ""));
}
