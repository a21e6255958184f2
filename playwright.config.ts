import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./tools/programs.mjs";
import { CHROMIUM_ARGUMENTS } from "./e2e/chromium";
import { FOLDER, RUNTIME_DELAY_MS } from "./e2e/test-site";

const PORT = process.env["PORT"] ?? "8123";

/** `localhost`, not 127.0.0.1: Gatsby registers a service worker only there. */
const ORIGIN = `http://localhost:${PORT}`;

const executablePath = findTestBrowser();
if (!executablePath) throw new Error("Chromium - not found - install it, or set CHROMIUM=/path/to/chromium");

/** Tests of the built site on the preview server. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  // e2e/standalone.config.ts runs these.
  testIgnore: "**/e2e/{visits,contact-service,editor}/**",
  outputDir: "test-results",
  snapshotPathTemplate: "e2e/visual-regression/references/{arg}{ext}",
  // Only `npm run test:look -- --update-snapshots` takes missing references.
  updateSnapshots: "none",
  fullyParallel: true,
  // Tests that wait for a slow runtime leave the processor idle.
  workers: RUNTIME_DELAY_MS > 0 ? 4 : 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000 + 12 * RUNTIME_DELAY_MS,
  expect: { timeout: 5000 + RUNTIME_DELAY_MS },
  // Timers of the runtime may be late on a busy machine. Playwright reports tests that pass at the second try as flaky.
  retries: 1,
  reporter: "list",
  webServer: {
    command: RUNTIME_DELAY_MS > 0 ? "npx tsx e2e/slow-host.ts" : `npx tsx tools/serve.ts ${FOLDER}`,
    env: { PORT, RUNTIME_DELAY: String(RUNTIME_DELAY_MS) },
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
    // A service worker would respond in place of the host. Its own tests allow it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath,
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
