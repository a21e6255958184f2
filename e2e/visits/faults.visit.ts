/** Whatever breaks, the visitor reads on, and links lead on (quality V10, R3; the whole matrix: e2e/faults, in Chromium). */
import { expect } from "@playwright/test";
import { headingOf } from "../built-site";
import type { Fault } from "../faults/faulty-server";
import { RESOURCES } from "../faults/resources";
import { SAVE_DATA } from "./probe";
import { expectPlace, navigate, test, visit } from "./visit-test";

const TARGET = "/de/services/headless-cms-integration/";

/** One of each kind of resource, and each fault at least once. */
const FIRST_LOAD: readonly [kind: string, fault: Fault][] = [
  ["app chunk", "cut off"],
  ["page data", "500"],
  ["language pack", "404"],
  ["sections' chunk", "wrong kind"],
  ["font", "404"],
];
const CLICK: readonly [kind: string, fault: Fault][] = [
  ["page data", "cut off"],
  ["template chunk", "404"],
  ["template chunk", "empty"],
  ["styles", "wrong kind"],
  ["app data", "500"],
];

for (const [kind, fault] of FIRST_LOAD) {
  test(`${kind}, ${fault}, on a first load`, async ({ tab, host }) => {
    host.addScript(SAVE_DATA);
    host.spoil({ paths: pattern(kind), fault });
    await tab.open(host.origin + TARGET);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await expectPlace(tab, {
      address: TARGET,
      heading: expect.stringContaining(headingOf(TARGET)),
      hasHeader: true,
      hasFooter: true,
    });
    await tab.click("footer a[href='/de/contact/']");
    await expectPlace(tab, { address: "/de/contact/", heading: expect.stringContaining(headingOf("/de/contact/")) });
  });
}

for (const [index, [kind, fault]] of CLICK.entries()) {
  test(`${kind}, ${fault}, by a click${index < 2 ? " @core" : ""}`, async ({ tab, host }) => {
    host.addScript(SAVE_DATA);
    await visit(tab, host, "/de/about-us/");
    host.spoil({ paths: pattern(kind), fault });
    await navigate(tab, `${TARGET}?from=train#main`);
    await expectPlace(tab, {
      address: `${TARGET}?from=train#main`,
      heading: expect.stringContaining(headingOf(TARGET)),
      hasHeader: true,
      hasFooter: true,
    });
    await tab.click("footer a[href='/de/contact/']");
    await expectPlace(tab, { address: "/de/contact/", heading: expect.stringContaining(headingOf("/de/contact/")) });
  });
}

function pattern(kind: string): RegExp {
  const resource = RESOURCES[kind];
  if (!resource) throw new Error(`No resource is called ${kind}`);
  return resource.pattern(TARGET);
}
