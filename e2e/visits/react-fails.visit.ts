/** Where React itself fails, the visitor gets the document (docs/decisions/0022-guards.md). */
import { expect } from "@playwright/test";
import { headingOf } from "../built-site";
import { expectPlace, navigate, test } from "./visit-test";
import { expectWhole, isTakenOver, pause, settled } from "./whole-page";

test("where React itself fails, the document of the page is loaded, and stays plain @core", async ({ tab, host }) => {
  const breakData = (text: string) => text.replace(/"trail":\[/u, `"trail":null,"was":[`);
  await tab.open(`${host.origin}/de/about-us/`);
  await settled(tab);
  const mend = host.spoil({ paths: /^\/page-data\/de\/services\/page-data\.json$/u, change: breakData });
  host.takeDocuments();
  await navigate(tab, "/de/services/?a=1#main");
  await expectPlace(tab, {
    address: "/de/services/?a=1#main",
    heading: expect.stringContaining(headingOf("/de/services/")),
    hasHeader: true,
    hasFooter: true,
  });
  await pause(3000);
  expect(host.takeDocuments(), "loaded once, not again and again").toBe(1);
  expect(host.takeComplaints().join("\n")).toMatch(/React has failed/u);
  await expectWhole(tab, "/de/services/?a=1#main");
  await tab.click("footer a[href='/de/contact/']");
  await expectWhole(tab, "/de/contact/");
  await settled(tab);
  expect(await tab.run(isTakenOver), "the next page is alive").toBe(true);
  mend();
});

test("where React fails on the first page, that is loaded once more, and stays plain", async ({ tab, host }) => {
  const breakData = (text: string) => text.replace(/"trail":\[/u, `"trail":null,"was":[`);
  host.spoil({ paths: /^\/page-data\/de\/services\/page-data\.json$/u, change: breakData });
  await tab.open(`${host.origin}/de/services/`);
  await pause(4000);
  await expectWhole(tab, "/de/services/");
  expect(host.takeDocuments()).toBeLessThanOrEqual(2);
  await tab.click("footer a[href='/de/contact/']");
  await expectWhole(tab, "/de/contact/");
});
