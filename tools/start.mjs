/** `npm start`: installs missing packages, builds the site if it has changed, and serves it. */
import { buildHere, install, needNode, run } from "./steps.mjs";

needNode();
try {
  await install("build");
  await Promise.all([buildHere(), run("npm", ["run", "--silent", "schemas"])]);
  await run("npm", ["run", "--silent", "serve"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
