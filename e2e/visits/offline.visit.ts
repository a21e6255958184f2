/** Without network: what was visited is there, what was not says so (quality R10; specification, section 8). */
import { expect } from "@playwright/test";
import { editionMark } from "../deploys/builds";
import { lackingOf } from "../deploys/deploy-test";
import type { Tab } from "./tab";
import { back, expectPage, expectPlace, navigate, test, visit } from "./visit-test";

async function whenCached(tab: Tab, path: string): Promise<void> {
  for (const each of [path, "/en/offline/"]) {
    const lacking = () => tab.run(lackingOf, each);
    await expect.poll(lacking, { message: `${each} is kept`, timeout: 20_000 }).toEqual([]);
  }
}

test("without network visited pages live on, others say so, until it is back @firefox", async ({ tab, host }) => {
  test.slow();
  const [contact, services, imprint] = ["/de/contact/", "/de/services/", "/de/imprint/"];
  await visit(tab, host, contact);
  await whenCached(tab, contact);
  await navigate(tab, services);
  await whenCached(tab, services);
  // Once more, by the worker.
  await visit(tab, host, contact);
  await whenCached(tab, contact);
  await host.away();
  for (const more of ["", "?utm_source=a"]) {
    await visit(tab, host, contact + more);
    await expectPage(tab, contact, more);
  }
  await tab.click(`footer a[href='${services}']`);
  await expectPage(tab, services);
  await tab.click(`footer a[href='${imprint}']`);
  await expectPage(tab, imprint, "", "/de/offline/");
  await back(tab);
  await expectPage(tab, services);
  await tab.open(`${host.origin}${imprint}?a=1`);
  await expectPage(tab, imprint, "?a=1", "/de/offline/");
  await tab.open(`${host.origin}/en/`);
  await expectPlace(tab, { address: "/en/", language: "en" });
  await host.start();
  await visit(tab, host, imprint);
  await expectPage(tab, imprint);
});

test("online the host answers each time, and a page that is gone is gone", async ({ tab, host, builds }) => {
  for (const path of ["/de/xmas/", "/de/contact/"]) {
    await visit(tab, host, path);
    await whenCached(tab, path);
  }
  await host.deploy(builds[2]);
  await tab.open(`${host.origin}/de/contact/`);
  await expect.poll(() => tab.run(() => document.body.innerText)).toContain(editionMark(2));
  const keptText = () => tab.run(async () => (await caches.match("/de/contact/"))?.text());
  await expect.poll(keptText).toContain(editionMark(2));
  await whenCached(tab, "/de/contact/");
  await tab.open(`${host.origin}/de/xmas/`);
  await expectPlace(tab, { address: "/de/xmas/" });
  await expect.poll(() => tab.run(async () => (await caches.match("/de/xmas/")) === undefined)).toBe(true);
  await host.away();
  await visit(tab, host, "/de/contact/");
  await expectPage(tab, "/de/contact/");
});
