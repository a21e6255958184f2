/** Runs `npm run edit`: the form for editors, on PORT or on the next free port from 8400, for this machine only. */
import { readBuildDay } from "../../src/content/clock";
import { choosePort } from "../../tools/ports.mjs";
import { bundleForm } from "./bundle";
import { createEditServer } from "./edit-server";
import { readDevelopUrl, writeFormUrl } from "./local-urls";

async function run(): Promise<void> {
  const root = process.cwd();
  const port = await choosePort(8400);
  const form = await bundleForm(root);
  const server = createEditServer({ root, ...form, today: () => readBuildDay(), siteUrl: () => readDevelopUrl(root) });
  server.listen(port, "localhost", () => {
    const address = `http://localhost:${port}/admin/`;
    writeFormUrl(root, address);
    console.log(`The form: ${address}\nThe pages: npm run develop, in another terminal`);
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
