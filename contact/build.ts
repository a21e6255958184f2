/** `npx tsx contact/build.ts`: bundles the service to one file, which runs with Node.js alone. */
import { build } from "esbuild";

const BUNDLE = ".contact/service/contact.cjs";

build({
  entryPoints: ["contact/main.ts"],
  outfile: BUNDLE,
  bundle: true,
  platform: "node",
  target: "node20.19",
  // Bundled packages call `require`.
  format: "cjs",
  logLevel: "warning",
})
  .then(() => console.log(`The contact service: ${BUNDLE}; node ${BUNDLE} starts it (docs/operating.md)`))
  .catch(() => (process.exitCode = 1));
