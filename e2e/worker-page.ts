import { type Browser, type FullProject, type Page, test as base } from "@playwright/test";
import { Faults } from "./browser";

/** Crawls share a context per worker: hundreds of new ones would be most of their time. */
async function onPhone(
  browser: Browser,
  { use }: FullProject,
  javaScriptEnabled: boolean,
  run: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...use, viewport: { width: 390, height: 844 }, javaScriptEnabled });
  await run(await context.newPage());
  await context.close();
}

export const test = base.extend<object, { phone: Page; faults: Faults; withoutScripts: Page }>({
  phone: [({ browser }, run, { project }) => onPhone(browser, project, true, run), { scope: "worker" }],
  withoutScripts: [({ browser }, run, { project }) => onPhone(browser, project, false, run), { scope: "worker" }],
  faults: [({ phone }, run, { project }) => run(new Faults(phone, project.use.baseURL ?? "")), { scope: "worker" }],
});
