/** Runs `npm run edit`: the form for editors, on PORT or on the next free port from 8400, for this machine only. */
import type { AddressInfo } from "node:net";
import { readBuildDay } from "../../src/content/clock";
import { bundleForm } from "./bundle";
import { createEditServer } from "./edit-server";
import { readDevelopUrl, writeFormUrl } from "./local-urls";

const FIRST_PORT = 8400;
const LAST_PORT = 8499;

async function run(): Promise<void> {
  const root = process.cwd();
  const form = await bundleForm(root);
  const server = createEditServer({ root, ...form, today: () => readBuildDay(), siteUrl: () => readDevelopUrl(root) });
  const wanted = process.env["PORT"];
  let port = Number(wanted ?? FIRST_PORT);
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE" || wanted || port >= LAST_PORT) throw error;
    port += 1;
    server.listen(port, "localhost");
  });
  server.on("listening", () => {
    const address = `http://localhost:${(server.address() as AddressInfo).port}/admin/`;
    writeFormUrl(root, address);
    console.log(`The form: ${address}\nThe pages: npm run develop, in another terminal`);
  });
  server.listen(port, "localhost");
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
