/** Without network: what was visited is there, what was not says so (quality R10; specification, section 8). */
import { expect } from "@playwright/test";
import { headingOf } from "../built-site";
import { lackingOf } from "../cached-page";
import { editionMark } from "../deploys/editions";
import { LANGUAGES, pathOf } from "../site";
import type { Tab } from "./tab";
import { expectPlace, navigate, test, visit, whenHydrated } from "./visit-test";

/** Waits until the worker has kept the page and what it needs, and the page for being offline. */
async function whenCached(tab: Tab, path: string): Promise<void> {
  for (const each of [path, "/en/offline/"]) {
    const lacking = () => tab.run(lackingOf, each);
    await expect.poll(lacking, { message: `${each} is kept`, timeout: 20_000 }).toEqual([]);
  }
}

for (const language of LANGUAGES) {
  test(`visited pages live on, others say so at their address, and are there again with the net (${language})${language === "de" ? " @core" : ""}`, async ({
    tab,
    host,
  }) => {
    const contact = pathOf(language, "/contact/");
    const imprint = pathOf(language, "/imprint/");
    const services = pathOf(language, "/services/");
    await visit(tab, host, contact);
    await whenCached(tab, contact);
    await navigate(tab, services);
    await whenCached(tab, services);
    // Once more, by the worker.
    await visit(tab, host, contact);
    await whenCached(tab, contact);
    host.takeComplaints();
    await host.away();
    for (const path of [contact, services, `${contact}?utm_source=a`]) {
      await visit(tab, host, path);
      await expectPlace(tab, { address: path, heading: expect.stringContaining(headingOf(path.replace(/\?.*/u, ""))) });
    }
    await tab.open(`${host.origin}${imprint}?a=1`);
    await expectPlace(tab, {
      address: `${imprint}?a=1`,
      heading: expect.stringContaining(headingOf(pathOf(language, "/offline/"))),
      language,
    });
    await tab.open(host.origin + pathOf(language, "/"));
    await expectPlace(tab, { heading: expect.stringContaining(headingOf(pathOf(language, "/"))) });
    await host.start();
    await visit(tab, host, imprint);
    await expectPlace(tab, { heading: expect.stringContaining(headingOf(imprint)) });
  });
}

test("an open page leads to kept pages and to the one that says so", async ({ tab, host }) => {
  for (const path of ["/en/", "/en/contact/"]) {
    await visit(tab, host, path);
    await whenCached(tab, path);
  }
  await host.away();
  await tab.click("footer a[href='/en/imprint/']");
  await expectPlace(tab, {
    address: "/en/imprint/",
    heading: expect.stringContaining(headingOf("/en/offline/")),
  });
  await tab.run(() => history.back());
  await expectPlace(tab, { address: "/en/contact/", heading: expect.stringContaining(headingOf("/en/contact/")) });
  await tab.click("header a[href='/en/']");
  await expectPlace(tab, { address: "/en/", heading: expect.stringContaining(headingOf("/en/")) });
});

test("online the host answers each time, and a page that is gone is gone", async ({ tab, host, builds }) => {
  await visit(tab, host, "/de/xmas/");
  await whenCached(tab, "/de/xmas/");
  await visit(tab, host, "/de/contact/");
  await whenCached(tab, "/de/contact/");
  await host.deploy(builds[2]);
  await tab.open(`${host.origin}/de/contact/`);
  await expect.poll(() => tab.run(() => document.body.innerText)).toContain(editionMark(2));
  const keptText = () => tab.run(async () => (await caches.match("/de/contact/"))?.text());
  await expect.poll(keptText).toContain(editionMark(2));
  await whenCached(tab, "/de/contact/");
  await tab.open(`${host.origin}/de/xmas/`);
  await expectPlace(tab, { heading: expect.stringContaining(headingOf("/de/404/")) });
  await expect.poll(() => tab.run(async () => (await caches.match("/de/xmas/")) === undefined)).toBe(true);
  await host.away();
  await tab.open(`${host.origin}/de/contact/`);
  await whenHydrated(tab);
  await expectPlace(tab, { heading: expect.stringContaining(headingOf("/de/contact/")) });
});
