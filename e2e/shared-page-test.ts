import { type Browser, type FullProject, type Page, test as base } from "@playwright/test";
import { PageErrors } from "./browser";

/** Provides a phone's page for all tests of a Playwright worker: a context per test would take most of their time. */
async function providePhonePage(
  browser: Browser,
  { use }: FullProject,
  javaScriptEnabled: boolean,
  run: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...use, viewport: { width: 390, height: 844 }, javaScriptEnabled });
  await run(await context.newPage());
  await context.close();
}

export const test = base.extend<object, { phone: Page; faults: PageErrors; withoutScripts: Page }>({
  phone: [({ browser }, run, { project }) => providePhonePage(browser, project, true, run), { scope: "worker" }],
  withoutScripts: [
    ({ browser }, run, { project }) => providePhonePage(browser, project, false, run),
    { scope: "worker" },
  ],
  faults: [({ phone }, run, { project }) => run(new PageErrors(phone, project.use.baseURL ?? "")), { scope: "worker" }],
});
