/**
 * `npm run develop`: serves the site during development, on PORT or on the next free port from 8000. If a port is in use,
 * Gatsby would prompt for a new one, and wait without an end if the terminal is not interactive.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { invalidateBuild, runGatsby } from "./build.mjs";
import { installDevDependencies, run } from "./install-and-build.mjs";

const FIRST_PORT = 8000;

/**
 * Tries a port on all interfaces.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isFree(port) {
  for (const host of ["127.0.0.1", "::1", undefined]) {
    const server = createServer();
    const error = await new Promise((resolve) => {
      server.once("error", resolve).listen({ port, host }, () => server.close(() => resolve(undefined)));
    });
    // ::1 is missing without IPv6.
    if (error && error.code !== "EADDRNOTAVAIL" && error.code !== "EAFNOSUPPORT") return false;
  }
  return true;
}

await installDevDependencies();
let port = Number(process.env.PORT ?? FIRST_PORT);
while (!process.env.PORT && !(await isFree(port))) {
  console.log(`Port ${port} is in use, trying ${port + 1}.`);
  port += 1;
}
if (!(await isFree(port))) {
  console.error(`Port ${port} is in use: stop the program that listens there, or set PORT to a free port.`);
  process.exit(1);
}
// `npm run edit` links to this server's pages (editor/server/local-urls.ts).
mkdirSync("node_modules/.cache", { recursive: true });
writeFileSync("node_modules/.cache/develop-address.txt", `http://localhost:${port}`);

try {
  await run("npm", ["run", "--silent", "schemas"]);
  await invalidateBuild();
  await runGatsby("develop", "--port", String(port), ...process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
