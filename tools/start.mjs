/** `npm start`: installs what is missing, builds what has changed, serves the site and prints its address. */
import { build, install, needNode, run } from "./steps.mjs";

needNode();
try {
  await install();
  await build();
  await run("npm", ["run", "--silent", "serve"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
