import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./tools/find-browser.mjs";

/** The editors' form, in Chromium, on a scratch checkout (e2e/editor). */
export default defineConfig({
  testDir: "e2e/editor",
  testMatch: "*.form.ts",
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-GB",
    viewport: { width: 1500, height: 1000 },
    launchOptions: { executablePath: findBrowser(), args: ["--no-sandbox"] },
  },
});
