import { defineConfig, devices } from "@playwright/test";
import { findBrowser, findFirefox, findWebKit } from "../tools/programs.mjs";
import { CHROMIUM_ARGUMENTS } from "./chromium";
import { ENGINES, type Engine } from "./visits/tab";

const chromium = findBrowser();
const INSTALLED: Readonly<Record<Engine, unknown>> = {
  chromium,
  firefox: findFirefox(),
  webkit: findWebKit(),
};

const launchOptions = { executablePath: chromium, args: CHROMIUM_ARGUMENTS };

/** Tests that start their own servers or browsers. playwright.config.ts starts the site for all further tests. */
export default defineConfig<{ engine: Engine }>({
  outputDir: "../test-results/standalone",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 90_000,
  // Engines and drivers may fail. Playwright reports tests that pass at the second try as flaky.
  retries: process.env["CI"] ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: "list",
  projects: [
    // Runs the visits in each installed engine (quality V, R): `npm run test:engines`. In CI a missing engine fails.
    ...ENGINES.filter((engine) => INSTALLED[engine] ?? process.env["CI"]).map((engine) => ({
      name: engine,
      testDir: "visits",
      testMatch: "**/*.spec.ts",
      use: { engine },
    })),
    {
      // Runs the contact service with a real nginx and mail server: `npm run test:contact`.
      name: "contact",
      testDir: "contact-service",
      testMatch: "**/*.spec.ts",
      workers: 1,
      // A retry would hide a lost message.
      retries: 0,
      expect: { timeout: 15_000 },
      use: { locale: "de-DE", viewport: { width: 1280, height: 800 }, serviceWorkers: "block", launchOptions },
    },
    {
      // Opens the editors' form on a temporary checkout: `npm run test:editor`.
      name: "editor",
      testDir: "editor",
      testMatch: "**/*.spec.ts",
      fullyParallel: false,
      workers: 1,
      timeout: 180_000,
      expect: { timeout: 30_000 },
      use: { ...devices["Desktop Chrome"], locale: "en-GB", viewport: { width: 1500, height: 1000 }, launchOptions },
    },
  ],
});
