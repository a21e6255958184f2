import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./tools/programs.mjs";
import { CHROMIUM_ARGUMENTS } from "./e2e/chromium";
import { RUNTIME_DELAY } from "./e2e/runtime-delay";
import { FOLDER } from "./e2e/site";

const PORT = process.env["PORT"] ?? "8123";

/** `localhost`, not 127.0.0.1: Gatsby registers a service worker only there. */
const ORIGIN = `http://localhost:${PORT}`;

const executablePath = findTestBrowser();
if (!executablePath) throw new Error("No Chromium found. Install one, or name it: CHROMIUM=/path/to/chromium");

/** The site as its visitors meet it: the built one, served as a host would. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  snapshotPathTemplate: "e2e/look/references/{arg}{ext}",
  // A reference that is missing is taken by `npm run test:look -- --update-snapshots` alone.
  updateSnapshots: "none",
  fullyParallel: true,
  // Who waits for a slow runtime leaves the processor to others.
  workers: RUNTIME_DELAY > 0 ? 6 : 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000 + 12 * RUNTIME_DELAY,
  expect: { timeout: 5000 + RUNTIME_DELAY },
  // Some of them wait for timers of the runtime on a busy machine. What passes at the second try only is reported as flaky.
  retries: 1,
  reporter: "list",
  webServer: {
    command: RUNTIME_DELAY > 0 ? "npx tsx e2e/slow-host.ts" : `npx tsx tools/serve.ts ${FOLDER}`,
    env: { PORT, RUNTIME_DELAY: String(RUNTIME_DELAY) },
    url: `${ORIGIN}/de/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: ORIGIN,
    browserName: "chromium",
    locale: "de-DE",
    timezoneId: "America/New_York",
    viewport: { width: 1280, height: 800 },
    trace: "off",
    // What the service worker does is a matter of its own: it would answer for pages that these tests ask the host for.
    serviceWorkers: "block",
    launchOptions: {
      executablePath,
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
