/** `npm run build:fixture`: the fixture that the end-to-end tests visit; its contact form leads to `/__inbox/`. */
import { buildFixtureIn } from "./build-fixture-in";

buildFixtureIn(".fixture", "inbox").catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
