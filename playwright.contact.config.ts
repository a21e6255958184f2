import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/find-browser.mjs";
import { CHROMIUM_ARGUMENTS } from "./e2e/chromium";

const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium found. Install one, or name it: CHROMIUM=/path/to/chromium");

/** The contact form of the built site, through nginx and the service to a mailbox: part of `npm run test:contact`. */
export default defineConfig({
  testDir: "e2e/contact-service",
  testMatch: "**/*.messages.ts",
  outputDir: "test-results/contact",
  workers: 1,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "de-DE",
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
    launchOptions: { executablePath, args: CHROMIUM_ARGUMENTS },
  },
});
