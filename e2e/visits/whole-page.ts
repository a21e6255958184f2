/** A page that is whole, taken over by React or plain. */
import { expect } from "@playwright/test";
import type { Tab } from "./tab";
import { duringNavigation, expectPlace, place } from "./visit-test";

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
