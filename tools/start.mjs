// @ts-check
/** `npm start`: installs missing packages, builds the site if it has changed, and serves it. */
import { readCommandLine } from "./command-line.mjs";
import { buildForLocalUse, install, requireBuildable, run } from "./install-and-build.mjs";

readCommandLine(
  "npm start - builds the site if it has changed and serves it, on PORT or on the next free port from 8000",
);
requireBuildable();
try {
  await install("build");
  await Promise.all([buildForLocalUse(), run("npm", ["run", "--silent", "schemas"])]);
  await run(process.execPath, ["--import", "tsx", "tools/serve.ts"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
