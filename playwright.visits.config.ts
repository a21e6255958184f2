import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/find-browser.mjs";
import { findFirefox, findWebKit } from "./tools/find-engines.mjs";
import { ENGINES, type Engine } from "./e2e/visits/tab";

const FOUND: Readonly<Record<Engine, unknown>> = {
  chromium: findBrowser(),
  firefox: findFirefox(),
  webkit: findWebKit(),
};

const missing = ENGINES.filter((engine) => !FOUND[engine]);
if (missing.length > 0 && process.env["CI"])
  throw new Error(`Not found here: ${missing.join(" and ")} (docs/quality.md)`);

/** The same visits in three engines (quality V, R), each by the driver that can be had for it: `npm run test:engines`. */
export default defineConfig<{ engine: Engine }>({
  testDir: "e2e/visits",
  testMatch: "**/*.visit.ts",
  outputDir: "test-results/visits",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 90_000,
  // Engines and drivers are others' programs; what passes at the second try only is reported as flaky.
  retries: process.env["CI"] ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: "list",
  projects: ENGINES.filter((engine) => FOUND[engine]).map((engine) => ({ name: engine, use: { engine } })),
});
