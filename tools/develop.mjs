// @ts-check
/**
 * `npm run develop`: serves the site during development, on PORT or on the next free port from 8000. If a port is in use,
 * Gatsby would prompt for a new one, and wait without an end if the terminal is not interactive.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { invalidateBuild, runGatsby } from "./build.mjs";
import { readCommandLine } from "./command-line.mjs";
import { install } from "./install-packages.mjs";
import { requireBuildable, run } from "./run.mjs";
import { choosePort } from "./ports.mjs";

const USE = `npm run develop -- [options] - serves the site and reloads it on save, on PORT or the next free port from 8000
  --host <host>  the address to listen on, such as 0.0.0.0 for other devices
  --open         opens a browser
  --verbose      prints what Gatsby does`;

const GATSBY_OPTIONS = /** @type {const} */ ({
  host: { type: "string" },
  open: { type: "boolean" },
  verbose: { type: "boolean" },
});

readCommandLine(USE, { options: GATSBY_OPTIONS });
requireBuildable();
try {
  await install();
  const port = await choosePort(8000);
  // `npm run edit` links to this server's pages (editor/server/local-urls.ts).
  mkdirSync("node_modules/.cache", { recursive: true });
  writeFileSync("node_modules/.cache/develop-address.txt", `http://localhost:${port}`);
  await run("npm", ["run", "--silent", "schemas"]);
  await invalidateBuild();
  await runGatsby("develop", "--port", String(port), ...process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
