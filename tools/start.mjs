/** `npm start`: installs missing packages, builds the site if it has changed, and serves it. */
import { buildForLocalUse, install, requireNodeVersion, run } from "./install-and-build.mjs";

requireNodeVersion();
try {
  await install("build");
  await Promise.all([buildForLocalUse(), run("npm", ["run", "--silent", "schemas"])]);
  await run("npm", ["run", "--silent", "serve"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
