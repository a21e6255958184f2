/** Whatever breaks, the visitor reads on (quality V10, R3, R4, R12; specification, sections 4 and 8). */
import { expect, type Page, test as base } from "@playwright/test";
import { navigateInPage, normalise, whenHydrated } from "../browser";
import { headingOf, readBuiltPages } from "../built-site";
import { type Language, pathOf } from "../site";
import { CASES, nameOf } from "./cases";
import { type FaultyServer, type Host, HOSTS, startFaultyServer } from "./faulty-server";
import { RESOURCES, type Situation } from "./resources";

const built = readBuiltPages();
const FROM = "/about-us/";
const TARGET = "/services/headless-cms-integration/";
const NEXT = "/contact/";

const test = base.extend<object, { servers: ReadonlyMap<Host, FaultyServer> }>({
  servers: [
    async ({}, use) => {
      const servers = new Map<Host, FaultyServer>();
      for (const host of HOSTS) servers.set(host, await startFaultyServer(host));
      await use(servers);
      for (const server of servers.values()) await server.stop();
    },
    { scope: "worker" },
  ],
});

for (const fault of CASES) {
  test(nameOf(fault), async ({ page, servers }) => {
    const { kind, situation, language, host } = fault;
    const resource = RESOURCES[kind];
    const server = servers.get(host);
    if (!resource || !server) throw new Error(`No resource is called ${kind}, or no host ${host}`);
    server.mend();
    const target = pathOf(language, TARGET);
    const address = `${server.origin}${target}?from=train#${fragmentOf(target)}`;
    const log = logOf(page);
    const shown = pathOf(language, resource.instead?.(fault.fault, situation) ?? TARGET);
    await holdPrefetchBack(page);

    const breakIt = () => server.breakPaths(resource.pattern(target), fault.fault);
    const documents = await SITUATION[situation](page, language, address, breakIt);

    await expect(page.locator("h1"), "the target is on the screen").toContainText(headingOf(shown), {
      timeout: 25_000,
    });
    await expect(page, "the address is right").toHaveURL(address);
    await page.waitForTimeout(500);
    expect(documents(), "at most one reload").toBeLessThanOrEqual(situation === "first load" ? 2 : 1);
    if (server.broken.length > 0 && !resource.isSilent?.(fault.fault, situation)) {
      await expect.poll(() => log.join("\n"), "the error names the resource").toMatch(names(server.broken, target));
    }
    await expectLinksWork(page, language);
  });
}

type Arrival = (page: Page, language: Language, address: string, breakIt: () => void) => Promise<() => number>;

/** Each comes to the address in its way, and counts the documents that were loaded for it. */
const SITUATION: Readonly<Record<Situation, Arrival>> = {
  "first load": async (page, _, address, breakIt) => {
    breakIt();
    const documents = countDocuments(page);
    await page.goto(address, { waitUntil: "commit" });
    return documents;
  },
  click: async (page, language, address, breakIt) => {
    await page.goto(originOf(address) + pathOf(language, FROM));
    await whenHydrated(page);
    breakIt();
    const documents = countDocuments(page);
    await follow(page, address);
    return documents;
  },
  back: async (page, language, address, breakIt) => {
    await page.goto(originOf(address) + pathOf(language, FROM));
    await whenHydrated(page);
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await follow(page, originOf(address) + pathOf(language, NEXT));
    await expect(page.locator("h1")).toContainText(headingOf(pathOf(language, NEXT)));
    // A document that has never had the page's data: going back asks for them.
    await page.reload();
    await whenHydrated(page);
    breakIt();
    const documents = countDocuments(page);
    await page.goBack({ waitUntil: "commit" });
    return documents;
  },
};

const originOf = (address: string): string => new URL(address).origin;

/** As the site's own links do it; a pointer over a link would load the page ahead. */
function follow(page: Page, address: string): Promise<void> {
  const { pathname, search, hash } = new URL(address);
  return navigateInPage(page, pathname + search + hash);
}

/** Plain or taken over by React, links lead on, with the fault still there. */
async function expectLinksWork(page: Page, language: Language): Promise<void> {
  const next = pathOf(language, NEXT);
  await page.locator(`footer a[href='${next}']`).first().click({ noWaitAfter: true });
  await expect(page.locator("h1"), "links lead on").toContainText(headingOf(next), { timeout: 25_000 });
}

function fragmentOf(path: string): string {
  const id = built
    .get(path)
    ?.ids.find((each) => each !== "main" && !each.startsWith("gatsby") && !each.startsWith("_"));
  return id ?? "main";
}

/** What the console and the browser say of errors, and of which file. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on("console", (message) => {
    if (/error|warning/u.test(message.type())) log.push(normalise(`${message.text()} ${message.location().url}`));
  });
  page.on("pageerror", ({ message, stack }) => log.push(normalise(`${message} ${stack ?? ""}`)));
  return log;
}

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") count += 1;
  });
  return () => count;
}

function names(broken: readonly string[], target: string): RegExp {
  return new RegExp([...broken, target].map((each) => each.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("|"), "u");
}

/** Pages are fetched ahead after some seconds, but not for visitors who save data: a fault is met when it is needed. */
async function holdPrefetchBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true, effectiveType: "4g" }) });
  });
}
