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

/** Tests that start the servers and browsers they need themselves (playwright.config.ts starts the site for all others). */
export default defineConfig<{ engine: Engine }>({
  outputDir: "test-results/programs",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 90_000,
  // Engines and drivers are others' programs; what passes at the second try only is reported as flaky.
  retries: process.env["CI"] ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: "list",
  projects: [
    // The same visits in three engines (quality V, R), each by the driver that can be had for it: `npm run test:engines`.
    // CI leaves none out: a missing one fails where it is to start.
    ...ENGINES.filter((engine) => FOUND[engine] ?? process.env["CI"]).map((engine) => ({
      name: engine,
      testDir: "e2e/visits",
      testMatch: "**/*.visit.ts",
      use: { engine },
    })),
    {
      // The contact service against real parts: `npm run test:contact`.
      name: "contact",
      testDir: "e2e/contact-service",
      testMatch: "**/*.messages.ts",
      workers: 1,
      // What is lost once in many times is lost.
      retries: 0,
      expect: { timeout: 15_000 },
      use: { locale: "de-DE", viewport: { width: 1280, height: 800 }, serviceWorkers: "block", launchOptions },
    },
    {
      // The editors' form, on a scratch checkout: `npm run test:editor`.
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
