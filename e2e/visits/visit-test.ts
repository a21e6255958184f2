/** A visit in one of the three engines: which one, the project says (playwright.visits.config.ts). */
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { type Builds, prepareBuilds } from "../deploys/builds";
import { startChromium } from "./drivers/chromium";
import { startFirefox } from "./drivers/firefox";
import { startWebKit } from "./drivers/webkit";
import { VisitHost } from "./host";
import type { Driver, Engine, Tab } from "./tab";
import { FOLDER } from "../folder";

const START: Readonly<Record<Engine, () => Promise<Driver>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** The built site that is visited. */
const SITE = path.resolve(FOLDER);

export const test = base.extend<{ tab: Tab; host: VisitHost }, { engine: Engine; driver: Driver; builds: Builds }>({
  engine: ["chromium", { scope: "worker", option: true }],
  driver: [
    async ({ engine }, provide) => {
      const driver = await START[engine]();
      await provide(driver);
      await driver.quit();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  builds: [
    async ({}, provide, { workerIndex }) => {
      await provide(prepareBuilds(path.resolve("test-results", `visited-builds-${workerIndex}`)));
    },
    { scope: "worker", timeout: 60_000 },
  ],
  host: async ({}, provide) => {
    if (!existsSync(SITE)) throw new Error(`${SITE} is missing: build the site first (npm run build)`);
    const host = new VisitHost(SITE);
    await host.start();
    await provide(host);
    await host.stop();
  },
  tab: async ({ driver }, provide) => {
    const tab = await driver.newTab();
    await provide(tab);
    await tab.close();
  },
});

/** Opens a path of the host and waits until React has taken the page over. */
export async function visit(tab: Tab, host: VisitHost, pathAndMore: string): Promise<void> {
  await tab.open(host.origin + pathAndMore);
  await whenHydrated(tab);
}

/** Waits until React has taken the whole page over (Gatsby's own mark), and what follows from it has had two frames. */
export async function whenHydrated(tab: Tab): Promise<void> {
  const isTakenOver = () =>
    duringNavigation(tab, () => performance.getEntriesByName("onInitialClientRender").length > 0);
  await expect.poll(isTakenOver, { message: "React has taken over", intervals: [50, 100], timeout: 20_000 }).toBe(true);
  await tab.run(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Runs what only looks: where one document makes way for another, it ends, or finds none, and is asked again. */
export async function duringNavigation<Result>(tab: Tab, script: () => Result): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return (await tab.run(script)) as Result;
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Where the visitor is, and what is seen and said there. */
export interface Place {
  /** Path, query and fragment. */
  address: string;
  heading: string;
  title: string;
  language: string;
  said: string;
  /** What has the focus: its name, with id. */
  focus: string;
  hasHeader: boolean;
  hasFooter: boolean;
  letters: number;
}

export function place(tab: Tab): Promise<Place> {
  return duringNavigation(tab, () => {
    const { pathname, search, hash } = location;
    const { activeElement: focused } = document;
    return {
      address: pathname + search + hash,
      heading: document.querySelector("h1")?.innerText.replace(/\s+/gu, " ").trim() ?? "",
      title: document.title,
      language: document.documentElement.lang,
      said: [...document.querySelectorAll("[role=status]")].at(-1)?.textContent ?? "",
      focus: focused ? focused.tagName.toLowerCase() + (focused.id ? `#${focused.id}` : "") : "",
      hasHeader: document.querySelector("header a") !== null,
      hasFooter: document.querySelector("footer a") !== null,
      letters: document.body.innerText.length,
    };
  });
}

/** Waits until the visitor is there. */
export async function expectPlace(tab: Tab, wanted: Partial<Record<keyof Place, unknown>>): Promise<void> {
  await expect.poll(() => place(tab), { timeout: 25_000 }).toMatchObject(wanted);
}

/** Leaves a mark in the document that a full load would wipe away. @returns whether it is still there */
export async function markDocument(tab: Tab): Promise<() => Promise<boolean>> {
  // Another one each time: a document that the browser brings back has an old one.
  const mark = await duringNavigation(tab, () => {
    const fresh = String(Math.random());
    Object.assign(window, { visitMark: fresh });
    return fresh;
  });
  const read = () => (window as unknown as { visitMark?: string }).visitMark;
  return async () => (await duringNavigation(tab, read)) === mark;
}

/** Follows a path as the site's own links do: without loading a document. */
export function navigate(tab: Tab, to: string): Promise<void> {
  return tab.run((where) => {
    void (window as unknown as { ___navigate(path: string): Promise<void> }).___navigate(where);
  }, to);
}

export const back = (tab: Tab): Promise<void> => tab.run(() => history.back());
export const forward = (tab: Tab): Promise<void> => tab.run(() => history.forward());
