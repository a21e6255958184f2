import { defineConfig, devices } from "@playwright/test";
import { findBrowser, findFirefox, findWebKit } from "./tools/programs.mjs";
import { CHROMIUM_ARGUMENTS } from "./e2e/chromium";
import { ENGINES, type Engine } from "./e2e/visits/tab";

const chromium = findBrowser();
const FOUND: Readonly<Record<Engine, unknown>> = {
  chromium,
  firefox: findFirefox(),
  webkit: findWebKit(),
};

const launchOptions = { executablePath: chromium, args: CHROMIUM_ARGUMENTS };

/** Tests that start their own servers and browsers. playwright.config.ts starts the server of the remaining tests. */
export default defineConfig<{ engine: Engine }>({
  outputDir: "test-results/programs",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 90_000,
  // Engines and drivers may fail on their own. Playwright reports tests that pass in the second run as flaky.
  retries: process.env["CI"] ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: "list",
  projects: [
    // `npm run test:engines`: visits in three engines (quality V, R). In CI a missing engine fails.
    ...ENGINES.filter((engine) => FOUND[engine] ?? process.env["CI"]).map((engine) => ({
      name: engine,
      testDir: "e2e/visits",
      testMatch: "**/*.visit.ts",
      use: { engine },
    })),
    {
      // `npm run test:contact`: the contact service with a mail server and nginx.
      name: "contact",
      testDir: "e2e/contact-service",
      testMatch: "**/*.messages.ts",
      workers: 1,
      // A message that is lost once is a failure.
      retries: 0,
      expect: { timeout: 15_000 },
      use: { locale: "de-DE", viewport: { width: 1280, height: 800 }, serviceWorkers: "block", launchOptions },
    },
    {
      // `npm run test:editor`: the editors' form on a temporary checkout.
      name: "editor",
      testDir: "e2e/editor",
      testMatch: "*.form.ts",
      fullyParallel: false,
      workers: 1,
      timeout: 180_000,
      expect: { timeout: 30_000 },
      use: { ...devices["Desktop Chrome"], locale: "en-GB", viewport: { width: 1500, height: 1000 }, launchOptions },
    },
  ],
});
