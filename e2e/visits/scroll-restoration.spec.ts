/** Navigates within a page, during a navigation, and by reload (quality R7, V16). */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { markDocument, navigateByRuntime, waitForHydration } from "../browser";
import type { Tab } from "./tab";
import { goBackInHistory, expectPage, test, visitPage } from "./visit-test";

const CONTACT = "/de/contact/";
const TERMS = "/de/terms/";
const IMPRINT = "/de/imprint/";
/** A page without a link on the ones above, so that it is not prefetched. */
const SLOW = "/de/news/fusion-rail/";

/** Counts blocks of structured data, and documents in a transition between pages. */
const countState = (tab: Tab) =>
  tab.evaluate(() =>
    ["[type='application/ld+json']", "html[data-fades]"].map((each) => document.querySelectorAll(each).length),
  );

test("a change of fragment or query keeps the page without a transition @webkit", async ({ tab, host }) => {
  await visitPage(tab, host, TERMS);
  const moves: readonly [() => Promise<void>, string][] = [
    [() => tab.evaluate(() => document.querySelector<HTMLElement>("a[href='#main']")?.click()), "#main"],
    [() => navigateByRuntime(tab, `${TERMS}?a=1`), "?a=1"],
    [() => navigateByRuntime(tab, `${TERMS}?a=1#main`), "?a=1#main"],
    [() => goBackInHistory(tab), "?a=1"],
    [() => goBackInHistory(tab), "#main"],
  ];
  for (const [move, end] of moves) {
    await move();
    await expectPage(tab, TERMS, end);
    await pause(100);
    expect([end, await countState(tab)]).toEqual([end, [1, 0]]);
  }
});

for (const [name, steps, from, to] of [
  ["one step back", -1, IMPRINT, TERMS],
  ["two steps back", -2, IMPRINT, CONTACT],
  ["one step forward", 1, TERMS, IMPRINT],
] as const) {
  test(`${name} in history cancels the navigation in progress`, async ({ tab, host }) => {
    host.intercept({ paths: new RegExp(`^/page-data${SLOW}`, "u"), delay: 2500 });
    await visitPage(tab, host, CONTACT);
    for (const path of [TERMS, IMPRINT]) {
      await navigateByRuntime(tab, path);
      await expectPage(tab, path);
    }
    if (steps > 0) await goBackInHistory(tab);
    await expectPage(tab, from);
    await navigateByRuntime(tab, SLOW);
    await pause(300);
    await tab.evaluate((count) => history.go(count), steps);
    await expectPage(tab, to);
    await pause(3500);
    await expectPage(tab, to);
  });
}

for (const isFirst of [true, false]) {
  test(`a reload at a fragment that was ${isFirst ? "opened" : "navigated to"} keeps the position`, async ({
    tab,
    host,
    engine,
  }) => {
    const path = "/de/services/headless-cms-integration/";
    await visitPage(tab, host, isFirst ? `${path}#gets` : path);
    if (!isFirst) await navigateByRuntime(tab, `${path}#gets`);
    await expectPage(tab, path, "#gets");
    await pause(500);
    const fragmentTop = await tab.evaluate(() => Math.round(scrollY));
    await tab.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await pause(500);
    const isSameDocument = await markDocument(tab);
    await tab.evaluate(() => location.reload());
    await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
    await waitForHydration(tab);
    await pause(1000);
    // WebKit scrolls to the fragment after most reloads, without scripts as well.
    expect(engine === "webkit" ? [300, fragmentTop] : [300]).toContain(await tab.evaluate(() => Math.round(scrollY)));
  });
}
