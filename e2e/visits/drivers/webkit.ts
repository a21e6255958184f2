/** WebKit as Debian builds it (WebKitGTK's MiniBrowser), by WebDriver, on a screen that nobody sees. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { findWebKit } from "../../../tools/programs.mjs";
import { answers, freePort } from "../../servers";
import { clickOn, type Driver, retrying, type Tab } from "../tab";

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE } as const;

/** Its window has a bar above the page, and none of its edges may lie beyond the screen. */
const SCREEN = "2600x1700x24";

/** For a browser to begin, which takes it a second: ms. */
const PATIENCE = 20_000;

export async function startWebKit(): Promise<Driver> {
  const found = findWebKit();
  if (!found) throw new Error("There is no WebKitGTK with MiniBrowser here");
  const screen = spawn(found.screen, ["-displayfd", "3", "-screen", "0", SCREEN], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, LANG: "de_DE.UTF-8", LANGUAGE: "de" };
  return { newTab: () => newTab(found, env), quit: async () => void screen.kill() };
}

/** Once in some hundred times the browser is never ready: it is ended, with the driver that waits for it, and begun again. */
async function newTab(found: { driver: string; browser: string }, env: NodeJS.ProcessEnv): Promise<Tab> {
  for (let tries = 0; tries < 3; tries += 1) {
    const port = await freePort();
    const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: "ignore", detached: true });
    const end = () => {
      // A driver and its browser are one group of processes.
      if (driver.pid && driver.exitCode === null) process.kill(-driver.pid);
    };
    process.once("exit", end);
    const begun = answers(driver, port, PATIENCE).then(() => openTab(`http://127.0.0.1:${port}`, found.browser));
    const tab = await Promise.race([begun.catch(() => undefined), pause(PATIENCE)]);
    const stop = () => {
      process.off("exit", end);
      end();
    };
    if (tab) return { ...tab, close: () => tab.close().finally(stop) };
    stop();
  }
  throw new Error("WebKit does not begin");
}

/** A session has a profile of its own, which ends with it. */
async function openTab(server: string, binary: string): Promise<Tab> {
  const options = { binary, args: ["--automation"] };
  const wanted = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(wanted)
    .build();
  await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  const evaluate = ((script: (argument: unknown) => unknown, argument: unknown) =>
    session.executeScript(script, argument)) as Tab["evaluate"];
  await resize(session, evaluate, 1280, 800);
  return {
    evaluate,
    open: async (address) => void (await session.get(address).catch(() => undefined)),
    click: (selector) => clickOn({ evaluate }, selector, async (css) => (await session.findElement({ css })).click()),
    tap: (selector) => clickOn({ evaluate }, selector, (target) => evaluate(touch, target)),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    resize: (width, height) => resize(session, evaluate, width, height),
    close: () => session.quit(),
  };
}

/**
 * Dispatches the events of a tap by script, because WebKitGTK's driver treats a pointer of the type "touch" as a mouse,
 * which would hover.
 */
function touch(target: string): void {
  const element = document.querySelector<HTMLElement>(target);
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element?.contains(hit)) throw new Error("Another element covers it");
  const finger = { pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true, composed: true };
  for (const type of ["pointerover", "pointerdown", "pointerup", "pointerout"]) {
    hit?.dispatchEvent(new PointerEvent(type, finger));
  }
  hit?.closest<HTMLElement>("a, button, input, textarea, summary")?.focus({ preventScroll: true });
  hit?.dispatchEvent(new PointerEvent("click", finger));
}

/** The size of a window holds more than the page: what that is, the page says. */
async function resize(session: WebDriver, evaluate: Tab["evaluate"], width: number, height: number): Promise<void> {
  const rect = { x: 0, y: 0, width, height };
  const setRect = () => retrying(async () => void (await session.manage().window().setRect(rect)));
  await setRect();
  for (let tries = 0; tries < 20; tries += 1) {
    const [inside, high] = await evaluate(() => [window.innerWidth, window.innerHeight] as const);
    if (inside === width && high === height) return;
    // Measured too early, a window would be made narrower than its page.
    rect.width = Math.max(width, rect.width + width - inside);
    rect.height = Math.max(height, rect.height + height - high);
    await setRect();
    await pause(50);
  }
}
