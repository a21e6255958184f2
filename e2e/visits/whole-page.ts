/** A page that is whole, taken over by React or plain. */
import { expect } from "@playwright/test";
import { headingOf } from "../built-site";
import type { Tab } from "./tab";
import { back, duringNavigation, expectPlace, place } from "./visit-test";

/** @param duration milliseconds */
export const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

export const isTakenOver = () => performance.getEntriesByName("onInitialClientRender").length > 0;

/** Taken over by React, or plain: after a while nothing more will come. */
export async function settled(tab: Tab): Promise<void> {
  const isPlain = () => (history.state as { isPlain?: boolean } | null)?.isPlain && document.readyState === "complete";
  for (let tries = 0; tries < 30; tries += 1) {
    if ((await duringNavigation(tab, isTakenOver)) || (await duringNavigation(tab, isPlain))) break;
    await pause(100);
  }
  await pause(200);
}

/** The page is there with all that belongs to it; what took another's place in the same document was announced. */
export async function expectWhole(tab: Tab, address: string): Promise<void> {
  await expectPlace(tab, {
    address: expect.stringContaining(address),
    hasHeader: true,
    hasFooter: true,
    heading: expect.stringMatching(/\S/u),
  });
  await expect.poll(async () => (await place(tab)).letters).toBeGreaterThan(500);
}

/** The first menu of a desktop opens. */
export async function expectMenu(tab: Tab): Promise<void> {
  await tab.click("button[popovertarget='menu-1']");
  await expect.poll(() => tab.run(() => document.querySelector("#menu-1:popover-open") !== null)).toBe(true);
  await tab.press("Escape");
}

/** A link in the footer leads to a whole page, and history back to this one, which is whole again. */
export async function expectLink(tab: Tab, from: string, to: string): Promise<void> {
  await tab.click(`footer a[href='${to}']`);
  await expectPlace(tab, { address: to, heading: expect.stringContaining(headingOf(to)) });
  await expectWhole(tab, to);
  // WebKit reports requests that are aborted by a navigation as errors.
  await settled(tab);
  await back(tab);
  await expectPlace(tab, { address: from, heading: expect.stringContaining(headingOf(from)) });
  await expectWhole(tab, from);
}

/** The form, which is filled in, is sent: the confirmation comes. */
export async function expectSent(tab: Tab, confirmation: string): Promise<void> {
  await tab.click("form button");
  await expectPlace(tab, { address: confirmation, heading: expect.stringContaining(headingOf(confirmation)) });
  await expectWhole(tab, confirmation);
}
