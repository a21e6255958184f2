/** `npm run build:starter`: builds the starter for end-to-end tests. Its contact form sends to `/__inbox/`. */
import { buildStarterIn } from "./build-starter-in";

buildStarterIn(".starter", "inbox").catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
