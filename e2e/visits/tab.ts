/** What a visit needs of a browser, whichever it is: the drivers beside this file give it for each engine. */
import { setTimeout as pause } from "node:timers/promises";
import type { Scripted } from "../browser";

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

export type Key = "Tab" | "Enter" | "Escape" | "Space";

/** A tab of a visitor who has never been here. Addresses are absolute; sizes are in CSS pixels. */
export interface Tab extends Scripted {
  /** Ends once the document is loaded, or can't be: a host that is away is not an error of the visit. */
  open(address: string): Promise<void>;
  /** With the mouse, in the middle of the first visible element that the selector fits. */
  click(selector: string): Promise<void>;
  /** With a finger, likewise: nothing hovers before, and nothing after. */
  tap(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** As typed on a keyboard, where the focus is. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Driver {
  newTab(): Promise<Tab>;
  quit(): Promise<void>;
}

/** An attribute that marks one element, so that a driver finds what the page's own script has found. */
const MARK = "data-visit-target";

/**
 * Brings the first visible element that a selector fits to the middle of the window, and clicks by the driver's own means
 * until the page has had the click: on a busy machine a driver aims at where the element was.
 * @throws where there is none
 */
export async function clickOn(
  tab: Pick<Tab, "evaluate">,
  selector: string,
  press: (target: string) => Promise<void>,
): Promise<void> {
  await retrying(async () => {
    const isThere = await tab.evaluate(
      ([wanted, mark]) => {
        for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
        const found = [...document.querySelectorAll(wanted)].find((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && height > 1;
        });
        found?.setAttribute(mark, "");
        found?.scrollIntoView({ block: "center", behavior: "instant" });
        const page = window as unknown as { isHit?: boolean };
        page.isHit = false;
        const hear = ({ target: hit }: Event) => (page.isHit ||= hit instanceof Node && found?.contains(hit) === true);
        addEventListener("click", hear, { capture: true, once: true });
        return found !== undefined;
      },
      [selector, MARK] as const,
    );
    if (!isThere) throw new Error(`Nothing that can be seen fits ${selector}`);
    await press(`[${MARK}]`);
    // Where another document has come, it was this click that has brought it.
    const isHit = await tab
      .evaluate(() => (window as unknown as { isHit?: boolean }).isHit !== false)
      .catch(() => true);
    if (!isHit) throw new Error(`The click on ${selector} has not met it`);
  });
}

/** What moves at the moment, or makes way for another document, can't be met: it is tried again. */
export async function retrying<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === 10) throw error;
      await pause(100);
    }
  }
}
