import { createRequire } from "node:module";
import path from "node:path";
import { buildSync } from "esbuild";

/** Gatsby empties this folder before it compiles its own files. */
const FOLDER = ".cache/compiled";

/** Workers use the bundle that the main process has written. */
const IN_WORKER = process.env["GATSBY_WORKER_MODULE_PATH"] !== undefined;

/**
 * Bundles a module without packages, and requires the bundle. Gatsby would compile gatsby-node and gatsby-config with
 * Parcel, which takes 9 of a cold build's 110 seconds. esbuild takes less than one (docs/decisions/0021-build-time.md).
 */
export function requireBundled<T>(file: string): T {
  const outfile = path.resolve(FOLDER, `${path.basename(file, ".ts")}.cjs`);
  const entry = path.resolve(file);
  if (!IN_WORKER)
    buildSync({
      entryPoints: [entry],
      outfile,
      bundle: true,
      packages: "external",
      platform: "node",
      target: "node20",
      // esbuild would read every tsconfig.json above the project, too.
      tsconfig: "tsconfig.json",
      // The thrown error holds all messages.
      logLevel: "silent",
    });
  return createRequire(outfile)(outfile) as T;
}
