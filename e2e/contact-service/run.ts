/**
 * `npm run test:contact`: the contact form's service against real parts. Without arguments all of it: `faults`, where a
 * message can be cut off; `mishaps` of hosts; `visits`, the built site's form in Chromium, through nginx, to a mailbox.
 */
import { spawnSync } from "node:child_process";
import { BUNDLE, bundleProgram } from "../../contact/bundle";
import { buildFixtureIn } from "../../test/build-fixture-in";
import { tryFaults } from "./faults";
import { tryMishaps } from "./mishaps";
import { SITE_FOLDER } from "./service-process";

const FAULTY_SERVICE = ".contact/faulty/contact.cjs";

async function tryVisits(): Promise<boolean> {
  await buildFixtureIn(SITE_FOLDER, "/api/contact");
  const { status } = spawnSync(
    "npx",
    ["playwright", "test", "-c", "playwright.programs.config.ts", "--project=contact"],
    {
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  );
  return status === 0;
}

const PARTS: Record<string, () => Promise<boolean>> = {
  faults: () => tryFaults(FAULTY_SERVICE),
  mishaps: () => tryMishaps(FAULTY_SERVICE),
  visits: tryVisits,
};

async function run(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0) throw new Error(`${unknown.join(", ")}: there is ${Object.keys(PARTS).join(", ")}`);
  await bundleProgram("contact/main.ts", BUNDLE);
  await bundleProgram("e2e/contact-service/faulty-service.ts", FAULTY_SERVICE);
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n== ${name}`);
    if (await part()) continue;
    console.error(`${name}: not as it has to be`);
    process.exitCode = 1;
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
