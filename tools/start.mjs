// @ts-check
/** `npm start`: installs missing packages, builds the site if it has changed, and serves it. */
import { readCommandLine } from "./command-line.mjs";
import { buildForLocalUse } from "./build-for-local-use.mjs";
import { install } from "./install-packages.mjs";
import { requireBuildable, run } from "./run.mjs";

readCommandLine(
  "npm start - builds the site if it has changed and serves it, on PORT or on the next free port from 8000",
);
requireBuildable();
try {
  await install("build");
  await buildForLocalUse();
  // Schemas are for editors of content, and would slow the build down.
  await Promise.all([
    run(process.execPath, ["--import", "tsx", "tools/serve.ts"]),
    run("npm", ["run", "--silent", "schemas"]),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
