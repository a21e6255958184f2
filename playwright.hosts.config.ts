import { defineConfig } from "@playwright/test";

/** The built site as the runtimes of two hosts answer for it: `npm run test:hosts`. No browser. */
export default defineConfig({
  testDir: "e2e/runtimes",
  testMatch: "**/*.runtime.ts",
  outputDir: "test-results/hosts",
  workers: 1,
  forbidOnly: Boolean(process.env["CI"]),
  // What they are made of comes from npm at the first time.
  timeout: 360_000,
  reporter: "list",
});
