import { test as base, type Page } from "@playwright/test";
import { Faults } from "./browser";

/** Crawls share a context per worker: hundreds of new ones would be most of their time. */
export const test = base.extend<object, { phone: Page; faults: Faults; withoutScripts: Page }>({
  phone: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, viewport: { width: 390, height: 844 } });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  faults: [
    async ({ phone }, use, { project }) => {
      await use(new Faults(phone, project.use.baseURL ?? ""));
    },
    { scope: "worker" },
  ],
  withoutScripts: [
    async ({ browser }, use, { project }) => {
      const viewport = { width: 390, height: 844 };
      const context = await browser.newContext({ ...project.use, viewport, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});
