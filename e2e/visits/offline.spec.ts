/** Opens pages offline in three engines (quality R10; specification, section 8). */
import { expect } from "@playwright/test";
import { navigateByRuntime } from "../browser";
import { editionMark } from "../deploys/builds";
import { isCached } from "../deploys/deploy-test";
import type { Tab } from "./tab";
import { goBackInHistory, expectPage, expectState, test, visitPage } from "./visit-test";

async function whenCached(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => tab.evaluate(isCached, path), { message: `${path} is cached`, timeout: 20_000 }).toBe(true);
}

const readNotice = (tab: Tab) => tab.evaluate(() => document.querySelector("header ~ [role=status]")?.textContent);

test("offline, a visited page shows its age, and a new one the offline page @firefox", async ({ tab, host }) => {
  test.slow();
  const [contact, services, imprint] = ["/de/contact/", "/de/services/", "/de/imprint/"];
  await visitPage(tab, host, contact);
  await whenCached(tab, contact);
  await navigateByRuntime(tab, services);
  await whenCached(tab, services);
  await host.goOffline();
  for (const more of ["", "?utm_source=a"]) {
    await tab.open(host.origin + contact + more);
    await expectPage(tab, contact, more);
    expect(await readNotice(tab)).toMatch(/gespeicherte Fassung, abgerufen vor \d+ (?:Sekunden?|Minuten?)\.$/u);
  }
  expect(await tab.evaluate(() => document.scripts.length)).toBe(0);
  await tab.click(`footer a[href='${services}']`);
  await expectPage(tab, services);
  await tab.click(`footer a[href='${imprint}']`);
  await expectPage(tab, imprint, "", "/de/offline/");
  await goBackInHistory(tab);
  await expectPage(tab, services);
  // Firefox does not report the load of a page with status 503 to its driver.
  await tab.evaluate((url) => window.location.assign(url), `${host.origin}${imprint}?a=1`);
  await expectPage(tab, imprint, "?a=1", "/de/offline/");
  await tab.open(`${host.origin}/en/`);
  await expectState(tab, { url: "/en/", language: "en" });
  expect(await readNotice(tab)).toContain("this is a saved copy");
  await host.start();
  await visitPage(tab, host, imprint);
  await expectPage(tab, imprint);
});

test("online, pages come from the host, and a removed page is evicted", async ({ tab, host, builds }) => {
  for (const path of ["/de/xmas/", "/de/contact/"]) {
    await visitPage(tab, host, path);
    await whenCached(tab, path);
  }
  await host.deploy(builds[2]);
  await tab.open(`${host.origin}/de/contact/`);
  await expect.poll(() => tab.evaluate(() => document.body.innerText)).toContain(editionMark(2));
  const cachedText = () => tab.evaluate(async () => (await caches.match("/de/contact/"))?.text());
  await expect.poll(cachedText).toContain(editionMark(2));
  await tab.open(`${host.origin}/de/xmas/`);
  await expectState(tab, { url: "/de/xmas/" });
  await expect.poll(() => tab.evaluate(async () => (await caches.match("/de/xmas/")) === undefined)).toBe(true);
  await host.goOffline();
  await tab.open(`${host.origin}/de/contact/`);
  await expectPage(tab, "/de/contact/");
  expect(await tab.evaluate(() => document.body.innerText)).toContain(editionMark(2));
});
