/** `npm run build:starter`: builds the starter for end-to-end tests. Its contact form sends to `/__inbox/`. */
import { readCommandLine } from "../tools/command-line.mjs";
import { buildStarterIn } from "./build-starter-in";

readCommandLine("npm run build:starter - builds the starter for end-to-end tests, into .starter/");
buildStarterIn(".starter", "inbox").catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
