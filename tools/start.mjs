/** `npm start`: installs what is missing, builds what has changed, serves the site and prints its address. */
import { buildHere, install, needNode, run } from "./steps.mjs";

needNode();
try {
  await install("build");
  await buildHere();
  await run("npm", ["run", "--silent", "schemas"]);
  await run("npm", ["run", "--silent", "serve"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
