/** Menus, by keyboard and by finger (quality V7; docs/decisions/0007-menus.md). */
import { expect } from "@playwright/test";
import { LANGUAGES, pathOf } from "../site";
import type { Tab } from "./tab";
import { expectPlace, markDocument, test, visit } from "./visit-test";

interface Menu {
  isOpen: boolean;
  expanded: string | null;
  focus: string;
}

function menu(tab: Tab, id: string): Promise<Menu> {
  return tab.run((wanted) => {
    const button = document.querySelector(`button[popovertarget="${wanted}"]`);
    const { activeElement: focused } = document;
    return {
      isOpen: document.querySelector(`#${wanted}:popover-open`) !== null,
      expanded: button?.getAttribute("aria-expanded") ?? null,
      focus: focused === button ? "button" : focused?.closest(`#${wanted}`) ? "menu" : (focused?.tagName ?? ""),
    };
  }, id);
}

const expectMenu = (tab: Tab, id: string, wanted: Partial<Menu>) =>
  expect.poll(() => menu(tab, id)).toMatchObject(wanted);

test("a menu opens by keyboard, holds the focus order, and Escape leads back to its button @core", async ({
  tab,
  host,
}) => {
  await visit(tab, host, "/de/");
  await tab.run(() => document.querySelector<HTMLElement>("button[popovertarget='menu-1']")?.focus());
  for (const key of ["Enter", "Space"] as const) {
    await expectMenu(tab, "menu-1", { isOpen: false, expanded: "false", focus: "button" });
    await tab.press(key);
    await expectMenu(tab, "menu-1", { isOpen: true, expanded: "true" });
    await tab.press("Tab");
    await expectMenu(tab, "menu-1", { focus: "menu" });
    await tab.press("Escape");
  }
  await expectMenu(tab, "menu-1", { isOpen: false, expanded: "false", focus: "button" });
  expect(host.takeComplaints()).toEqual([]);
});

test("the skip link is the first stop of the Tab key, and leads into the page", async ({ tab, host }) => {
  await visit(tab, host, "/en/services/");
  await tab.press("Tab");
  await expect.poll(() => tab.run(() => document.activeElement?.getAttribute("href"))).toBe("#main");
  await tab.press("Enter");
  await expectPlace(tab, { address: "/en/services/#main", focus: "main#main" });
});

for (const [name, width, id] of [
  ["phone", 600, "menu"],
  ["desktop", 1280, "menu-1"],
] as const) {
  test(`a link in a menu leads on, and the menu closes (${name})${name === "phone" ? " @core" : ""}`, async ({
    tab,
    host,
  }) => {
    const language = name === "phone" ? LANGUAGES[1] : LANGUAGES[0];
    const service = pathOf(language, "/services/it-consulting/");
    await tab.resize(width, 800);
    await visit(tab, host, pathOf(language, "/"));
    const isSameDocument = await markDocument(tab);
    await tab.click(`button[popovertarget='${id}']`);
    await expectMenu(tab, id, { isOpen: true, expanded: "true" });
    if (name === "phone") await tab.click(`#${id} li:has(> ul a[href='${service}']) > details > summary`);
    await tab.click(`#${id} a[href='${service}']`);
    await expectPlace(tab, { address: service, hasHeader: true, focus: "h1" });
    await expectMenu(tab, id, { isOpen: false, expanded: "false" });
    expect(await isSameDocument(), "no full load").toBe(true);
    expect(host.takeComplaints()).toEqual([]);
  });
}

test("one menu is open at a time, and a click elsewhere closes it", async ({ tab, host }) => {
  await visit(tab, host, "/en/");
  const ids = await tab.run(() =>
    [...document.querySelectorAll("header nav button[popovertarget]")]
      .filter((button) => button.getClientRects().length > 0)
      .map((button) => button.getAttribute("popovertarget") ?? ""),
  );
  const [first = "", second = ""] = ids;
  await tab.click(`button[popovertarget='${first}']`);
  await expectMenu(tab, first, { isOpen: true, expanded: "true" });
  await tab.click(`button[popovertarget='${second}']`);
  await expectMenu(tab, first, { isOpen: false, expanded: "false" });
  await expectMenu(tab, second, { isOpen: true, expanded: "true" });
  await tab.click("main h2");
  await expectMenu(tab, second, { isOpen: false, expanded: "false" });
});
