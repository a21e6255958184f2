import { type Browser, chromium, type CDPSession, type Page } from "@playwright/test";
import config from "../../playwright.config";
import { Traffic } from "./traffic";

/** A phone (quality P). */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const BITS_PER_BYTE = 8;
const MEGABIT = 1024 * 1024;

/** Slow 4G as Chromium's developer tools emulate it: bytes per second, and milliseconds for each request. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * MEGABIT) / BITS_PER_BYTE,
  uploadThroughput: (0.75 * MEGABIT) / BITS_PER_BYTE,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

/** Playwright turns off what visitors have: pages that are kept for the back button. */
const VISITORS_HAVE = ["--disable-back-forward-cache"];

/** @param pin the key of the sites' certificate, if they have one. */
export function launchBrowser(pin: string | undefined): Promise<Browser> {
  const { executablePath, args = [] } = config.use?.launchOptions ?? {};
  return chromium.launch({
    executablePath,
    args: pin ? [...args, `--ignore-certificate-errors-spki-list=${pin}`] : args,
    ignoreDefaultArgs: VISITORS_HAVE,
  });
}

interface VisitOptions {
  /** Slow 4G and a slow processor, or as fast as this machine is. */
  isSlow: boolean;
  /** A finger, or a mouse that can point at a link before it clicks. */
  hasTouch: boolean;
}

/** A first visit: empty caches, no worker. */
export interface Visit {
  page: Page;
  cdp: CDPSession;
  traffic: Traffic;
  /** @throws where the site's security policy has refused anything: what is measured would not be what is meant */
  check(): void;
  close(): Promise<void>;
}

/**
 * The service worker is blocked: what it fetches would go past the emulated network, and a first visit does without it.
 * tsx marks functions with a helper of its own, which has to be there in the page too.
 */
export async function openVisit(browser: Browser, { isSlow, hasTouch }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    ...PHONE,
    isMobile: hasTouch,
    hasTouch,
    locale: "de-DE",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  if (isSlow) {
    await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript({ content: "globalThis.__name ??= (target) => target;" });
  return { page, cdp, traffic: new Traffic(cdp), check: policyCheck(page), close: () => context.close() };
}

function policyCheck(page: Page): () => void {
  let refused: string | undefined;
  page.on("console", (message) => {
    if (/content security policy/iu.test(message.text())) refused ??= message.text();
  });
  return () => {
    if (refused) throw new Error(`${page.url()}: ${refused}`);
  };
}
