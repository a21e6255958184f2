/** Lets resources, deploys and React fail in three engines (quality V10, R3, R4). */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { navigateByRuntime, SAVE_DATA_SCRIPT, waitForHydration } from "../browser";
import { editionMark } from "../deploys/builds";
import type { Fault } from "../faults/fault";
import { resourcePattern } from "../faults/resources";
import { expectPage, expectState, hasGatsbyHydrated, waitUntilSettled, test, visitPage } from "./visit-test";

const TARGET = "/de/services/it-consulting/";

/** A selection. e2e/faults has the whole matrix, in Chromium. */
const FAULTS: readonly [kind: string, fault: Fault, isFirstLoad: boolean, tag?: string][] = [
  ["app chunk", "cut off", true],
  ["sections' chunk", "wrong kind", true],
  ["page data", "cut off", false, " @firefox"],
  ["template chunk", "empty", false],
  ["styles", "wrong kind", false],
];

for (const [kind, fault, isFirstLoad, tag = ""] of FAULTS) {
  const way = isFirstLoad ? "on a first load" : "by a click";
  test(`page and links work with faulty ${kind} (${fault}) ${way}${tag}`, async ({ tab, host }) => {
    host.addScript(SAVE_DATA_SCRIPT);
    if (!isFirstLoad) await visitPage(tab, host, "/de/about-us/");
    host.intercept({ paths: resourcePattern(kind, TARGET), fault });
    if (isFirstLoad) {
      await tab.open(`${host.origin}${TARGET}?from=train#main`);
      await pause(2500);
    } else await navigateByRuntime(tab, `${TARGET}?from=train#main`);
    await expectPage(tab, TARGET, "?from=train#main");
    await tab.click("footer a[href='/de/contact/']");
    await expectPage(tab, "/de/contact/");
  });
}

test("a missing template chunk on a first load causes one reload and an error with its name", async ({ tab, host }) => {
  host.addScript(SAVE_DATA_SCRIPT);
  host.intercept({ paths: resourcePattern("template chunk", TARGET), fault: "404" });
  host.documents = 0;
  await tab.open(`${host.origin}${TARGET}?from=train#main`);
  await expect.poll(() => host.documents).toBe(2);
  await expect.poll(() => host.reports.join("\n")).toMatch(/component---src-templates-service-template-tsx/u);
  await pause(1000);
  expect(host.documents, "documents").toBe(2);
  await expectPage(tab, TARGET, "?from=train#main");
});

test("a click after a deploy leads to the new page, by one load at most @webkit", async ({ tab, host, builds }) => {
  host.addScript(SAVE_DATA_SCRIPT);
  await visitPage(tab, host, "/de/career/");
  await host.deploy(builds[2]);
  host.documents = 0;
  await navigateByRuntime(tab, "/de/contact/?utm_source=b#main");
  await expectState(tab, { url: "/de/contact/?utm_source=b#main", isComplete: true });
  await expect.poll(() => tab.evaluate(() => document.querySelector("main")?.innerText)).toContain(editionMark(2));
  await waitForHydration(tab);
  await pause(500);
  expect(host.documents).toBeLessThanOrEqual(1);
});

// If React fails, the visitor gets the plain document (docs/decisions/0017-runtime.md).
for (const isFirstLoad of [false, true]) {
  const way = isFirstLoad ? "on the first page" : "by a click";
  test(`the plain document is shown if React fails ${way}`, async ({ tab, host }) => {
    if (!isFirstLoad) {
      await tab.open(`${host.origin}/de/about-us/`);
      await waitUntilSettled(tab);
    }
    host.intercept({
      paths: resourcePattern("page data", "/de/services/"),
      change: (text) => text.replace(/"breadcrumb":\[/u, `"breadcrumb":null,"was":[`),
    });
    host.documents = 0;
    if (isFirstLoad) await tab.open(`${host.origin}/de/services/?a=1#main`);
    else await navigateByRuntime(tab, "/de/services/?a=1#main");
    await expectPage(tab, "/de/services/", "?a=1#main");
    await pause(4000);
    expect(host.documents, "documents").toBeLessThanOrEqual(isFirstLoad ? 2 : 1);
    expect(host.reports.join("\n")).toMatch(/React has failed/u);
    await expectPage(tab, "/de/services/", "?a=1#main");
    await tab.click("footer a[href='/de/contact/']");
    await expectPage(tab, "/de/contact/");
    await waitUntilSettled(tab);
    expect(await tab.evaluate(hasGatsbyHydrated), "the next page is hydrated").toBe(true);
  });
}
