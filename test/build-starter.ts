/** `npm run build:starter`: the starter that the end-to-end tests visit; its contact form leads to `/__inbox/`. */
import { buildStarterIn } from "./build-starter-in";

buildStarterIn(".starter", "inbox").catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
