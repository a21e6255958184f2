import { BUNDLE, bundleProgram } from "./bundle";

bundleProgram("contact/main.ts", BUNDLE)
  .then(() => console.log(`The contact service: ${BUNDLE}; node ${BUNDLE} starts it (docs/operating.md)`))
  .catch(() => (process.exitCode = 1));
