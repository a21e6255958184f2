/**
 * `npm run test:throws`: each step of the browser's own modules made to throw (throws.visit.ts). A copy of the
 * fixture is built for it whose functions can be told to (instrument.ts).
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildCopy, copyFixture } from "../../tools/checks/site-copy";
import { FIXTURE_DAY } from "../../test/fixture-day";
import { instrument } from "./instrument";

async function testThrows(): Promise<void> {
  const copy = mkdtempSync(path.join(tmpdir(), "site-throws-"));
  try {
    copyFixture(copy);
    writeFileSync(path.join(copy, "steps.json"), JSON.stringify(instrument(copy)));
    const started = Date.now();
    await buildCopy(copy, { BUILD_DATE: FIXTURE_DAY, GATSBY_CONTACT_ENDPOINT: "inbox" });
    console.log(`The copy that can throw: built in ${Math.round((Date.now() - started) / 1000)} s`);
    const env = { ...process.env, SITE: path.join(copy, "public") };
    const config = ["-c", "playwright.throws.config.ts", ...process.argv.slice(2)];
    const { status } = spawnSync("npx", ["playwright", "test", ...config], {
      env,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

testThrows().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
