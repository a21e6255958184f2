/** A deploy while a page is open: the new page, never blank, never a loop (quality R4). */
import { expect } from "@playwright/test";
import { editionMark } from "../deploys/editions";
import { SAVE_DATA } from "./probe";
import { expectPlace, navigate, test, visit, whenHydrated } from "./visit-test";

const text = () => document.querySelector("main")?.innerText ?? "";

for (const [name, from, to] of [
  ["of another template", "/de/career/", "/de/contact/"],
  ["in the other language", "/de/contact/", "/en/contact/"],
] as const) {
  test(`a click leads to the new page, ${name}, by one load at most @core`, async ({ tab, host, builds }) => {
    host.addScript(SAVE_DATA);
    await visit(tab, host, from);
    await host.deploy(builds[2]);
    host.takeDocuments();
    await navigate(tab, `${to}?utm_source=b#main`);
    await expectPlace(tab, { address: `${to}?utm_source=b#main`, hasHeader: true, hasFooter: true });
    await expect.poll(() => tab.run(text)).toContain(editionMark(2));
    await whenHydrated(tab);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(host.takeDocuments()).toBeLessThanOrEqual(1);
  });
}

test("three deploys in a row, the last one back to the first build", async ({ tab, host, builds }) => {
  host.addScript(SAVE_DATA);
  await visit(tab, host, "/de/about-us/");
  for (const [edition, to] of [
    [2, "/de/contact/"],
    [3, "/de/services/"],
    [1, "/de/career/"],
  ] as const) {
    await host.deploy(builds[edition]);
    await tab.click(`footer a[href='${to}']`);
    await expectPlace(tab, { address: to, hasHeader: true, hasFooter: true });
    const mark = expect.stringContaining(editionMark(edition));
    if (edition > 1) await expect.poll(() => tab.run(text)).toEqual(mark);
    await whenHydrated(tab);
  }
});
