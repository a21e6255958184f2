/**
 * `npm run develop`: the site while it is written, on PORT or on the next free port from 8000. Gatsby would ask on the
 * terminal for another one, and wait for ever where there is none.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { forgetBuild, runGatsby } from "./build.mjs";
import { installRest, run } from "./steps.mjs";

const FIRST_PORT = 8000;

/** @param {number} port @returns {Promise<boolean>} whether nothing listens there, whatever the interface */
async function isFree(port) {
  for (const host of ["127.0.0.1", "::1", undefined]) {
    const server = createServer();
    const error = await new Promise((resolve) => {
      server.once("error", resolve).listen({ port, host }, () => server.close(() => resolve(undefined)));
    });
    // A machine without IPv6 has no ::1.
    if (error && error.code !== "EADDRNOTAVAIL" && error.code !== "EAFNOSUPPORT") return false;
  }
  return true;
}

await installRest();
let port = Number(process.env.PORT ?? FIRST_PORT);
while (!process.env.PORT && !(await isFree(port))) {
  console.log(`Port ${port} is in use, trying ${port + 1}.`);
  port += 1;
}
if (!(await isFree(port))) {
  console.error(`Port ${port} is in use: end what listens there, or set PORT to another one.`);
  process.exit(1);
}
// For `npm run edit`, which leads to the pages (editor/server/addresses.ts).
mkdirSync("node_modules/.cache", { recursive: true });
writeFileSync("node_modules/.cache/develop-address.txt", `http://localhost:${port}`);

try {
  await run("npm", ["run", "--silent", "schemas"]);
  await forgetBuild();
  await runGatsby("develop", "--port", String(port), ...process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
