/** Drives Debian's WebKit (WebKitGTK's MiniBrowser) by WebDriver, on a virtual screen. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { findWebKit } from "../../../tools/programs.mjs";
import { waitUntilListening, findFreePort } from "../../processes";
import { clickElement, type Driver, retryInterrupted, type Tab } from "../tab";

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE } as const;

/** Large enough for a window with its toolbar. */
const SCREEN = "2600x1700x24";

const START_TIMEOUT_MS = 20_000;

export async function startWebKit(): Promise<Driver> {
  const found = findWebKit();
  if (!found) throw new Error("WebKitGTK's MiniBrowser is not installed: install it (docs/quality.md, Three engines)");
  const screen = spawn(found.screen, ["-displayfd", "3", "-screen", "0", SCREEN], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, LANG: "de_DE.UTF-8", LANGUAGE: "de" };
  return { newTab: () => newTab(found, env), quit: async () => void screen.kill() };
}

/** Starts a browser, again if it hangs: once in some hundred times it is never ready. */
async function newTab(found: { driver: string; browser: string }, env: NodeJS.ProcessEnv): Promise<Tab> {
  for (let tries = 0; tries < 3; tries += 1) {
    const port = await findFreePort();
    const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: "ignore", detached: true });
    const end = () => {
      // The process group contains driver and browser.
      if (driver.pid && driver.exitCode === null) process.kill(-driver.pid);
    };
    process.once("exit", end);
    const started = waitUntilListening(driver, port, START_TIMEOUT_MS).then(() =>
      openTab(`http://127.0.0.1:${port}`, found.browser),
    );
    const tab = await Promise.race([started.catch(() => undefined), pause(START_TIMEOUT_MS)]);
    const stop = () => {
      process.off("exit", end);
      end();
    };
    if (tab) return { ...tab, close: () => tab.close().finally(stop) };
    stop();
  }
  throw new Error("WebKit does not start");
}

/** Opens a session, which has its own temporary profile. */
async function openTab(server: string, binary: string): Promise<Tab> {
  const options = { binary, args: ["--automation"] };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(capabilities)
    .build();
  await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  const evaluate = ((script: (argument: unknown) => unknown, argument: unknown) =>
    session.executeScript(script, argument)) as Tab["evaluate"];
  await resize(session, evaluate, 1280, 800);
  return {
    evaluate,
    open: async (url) => void (await session.get(url).catch(() => undefined)),
    click: (selector) =>
      clickElement({ evaluate }, selector, async (css) => (await session.findElement({ css })).click()),
    tap: (selector) => clickElement({ evaluate }, selector, (target) => evaluate(touch, target)),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    resize: (width, height) => resize(session, evaluate, width, height),
    close: () => session.quit(),
  };
}

/** Dispatches the events of a tap by script: WebKitGTK's driver treats a touch pointer as a mouse, which hovers. */
function touch(target: string): void {
  const element = document.querySelector<HTMLElement>(target);
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element?.contains(hit)) throw new Error(`"${target}" is covered`);
  const finger = { pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true, composed: true };
  for (const type of ["pointerover", "pointerdown", "pointerup", "pointerout"]) {
    hit?.dispatchEvent(new PointerEvent(type, finger));
  }
  hit?.closest<HTMLElement>("a, button, input, textarea, summary")?.focus({ preventScroll: true });
  hit?.dispatchEvent(new PointerEvent("click", finger));
}

/** Resizes the window until the page has the size, because the window includes a toolbar. */
async function resize(session: WebDriver, evaluate: Tab["evaluate"], width: number, height: number): Promise<void> {
  const rect = { x: 0, y: 0, width, height };
  const setRect = () => retryInterrupted(async () => void (await session.manage().window().setRect(rect)));
  await setRect();
  for (let tries = 0; tries < 20; tries += 1) {
    const [innerWidth, innerHeight] = await evaluate(() => [window.innerWidth, window.innerHeight] as const);
    if (innerWidth === width && innerHeight === height) return;
    // The first measurement may be too early and too large.
    rect.width = Math.max(width, rect.width + width - innerWidth);
    rect.height = Math.max(height, rect.height + height - innerHeight);
    await setRect();
    await pause(50);
  }
}
