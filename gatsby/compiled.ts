import { createRequire } from "node:module";
import path from "node:path";
import { buildSync } from "esbuild";

/** Gatsby empties it before it compiles its own files, and leaves it alone until the next build. */
const FOLDER = ".cache/compiled";

/** Gatsby's workers find what the process that has begun them has written. */
const IN_WORKER = process.env["GATSBY_WORKER_MODULE_PATH"] !== undefined;

/**
 * Gatsby compiles gatsby-node and gatsby-config with all that they import by Parcel, which took 9 of a cold build's 110
 * seconds where esbuild takes less than one (docs/performance.md). So they import nothing large, and ask here for it.
 * @param file a module of the project, from its root
 * @returns what it exports; packages are not part of the bundle
 * @throws where it can't be compiled
 */
export function compiled<T>(file: string): T {
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
      // What is thrown says all of it.
      logLevel: "silent",
    });
  return createRequire(outfile)(outfile) as T;
}
