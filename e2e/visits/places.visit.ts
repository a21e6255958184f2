/** Who moves within a page, goes back while another is loading, or loads a page again is where these lead (quality R7, V16). */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { markDocument, navigateInPage, whenHydrated } from "../browser";
import type { Tab } from "./tab";
import { back, expectPage, test, visit } from "./visit-test";

const CONTACT = "/de/contact/";
const TERMS = "/de/terms/";
const IMPRINT = "/de/imprint/";
/** No link on those leads there: nothing of it is fetched ahead. */
const SLOW = "/de/news/fusion-rail/";

/** How much structured data there is, and whether a page has taken the place of another. */
const state = (tab: Tab) =>
  tab.evaluate(() =>
    ["[type='application/ld+json']", "html[data-fades]"].map((each) => document.querySelectorAll(each).length),
  );

test("another part or query is the same page: nothing fades, and its data stay @webkit", async ({ tab, host }) => {
  await visit(tab, host, TERMS);
  const moves: readonly [() => Promise<void>, string][] = [
    [() => tab.evaluate(() => document.querySelector<HTMLElement>("a[href='#main']")?.click()), "#main"],
    [() => navigateInPage(tab, `${TERMS}?a=1`), "?a=1"],
    [() => navigateInPage(tab, `${TERMS}?a=1#main`), "?a=1#main"],
    [() => back(tab), "?a=1"],
    [() => back(tab), "#main"],
  ];
  for (const [move, place] of moves) {
    await move();
    await expectPage(tab, TERMS, place);
    await pause(100);
    expect([place, await state(tab)]).toEqual([place, [1, 0]]);
  }
});

for (const [what, steps, from, to] of [
  ["back @firefox", -1, IMPRINT, TERMS],
  ["back by two pages", -2, IMPRINT, CONTACT],
  ["forward", 1, TERMS, IMPRINT],
] as const) {
  test(`who goes ${what} while a page is loading stays where that leads`, async ({ tab, host }) => {
    host.intercept({ paths: new RegExp(`^/page-data${SLOW}`, "u"), delay: 2500 });
    await visit(tab, host, CONTACT);
    for (const path of [TERMS, IMPRINT]) {
      await navigateInPage(tab, path);
      await expectPage(tab, path);
    }
    if (steps > 0) await back(tab);
    await expectPage(tab, from);
    await navigateInPage(tab, SLOW);
    await pause(300);
    await tab.evaluate((count) => history.go(count), steps);
    await expectPage(tab, to);
    await pause(3500);
    await expectPage(tab, to);
  });
}

for (const isFirst of [true, false]) {
  test(`a reload at a part${isFirst ? "" : " of a link"} stays where it was left`, async ({ tab, host, engine }) => {
    const path = "/de/services/headless-cms-integration/";
    await visit(tab, host, isFirst ? `${path}#gets` : path);
    if (!isFirst) await navigateInPage(tab, `${path}#gets`);
    await expectPage(tab, path, "#gets");
    await pause(500);
    const part = await tab.evaluate(() => Math.round(scrollY));
    await tab.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await pause(500);
    const isOld = await markDocument(tab);
    await tab.evaluate(() => location.reload());
    await expect.poll(() => isOld().catch(() => true)).toBe(false);
    await whenHydrated(tab);
    await pause(1000);
    // WebKit itself goes to the part in most of such loads, of a document without scripts as well.
    expect(engine === "webkit" ? [300, part] : [300]).toContain(await tab.evaluate(() => Math.round(scrollY)));
  });
}
