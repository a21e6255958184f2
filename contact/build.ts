/** `npx tsx contact/build.ts`: the service as one file, which a host runs with Node.js and nothing else. */
import { build } from "esbuild";

const BUNDLE = ".contact/service/contact.cjs";

build({
  entryPoints: ["contact/main.ts"],
  outfile: BUNDLE,
  bundle: true,
  platform: "node",
  target: "node20.19",
  // Packages in it call `require`.
  format: "cjs",
  logLevel: "warning",
})
  .then(() => console.log(`The contact service: ${BUNDLE}; node ${BUNDLE} starts it (docs/operating.md)`))
  .catch(() => (process.exitCode = 1));
