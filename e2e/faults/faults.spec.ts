/** Lets each resource of a page fail in each way (quality V10, R3, R4, R12; specification, sections 4 and 8). */
import { expect, type Page, test } from "@playwright/test";
import {
  countDocuments,
  navigateByRuntime,
  openPage,
  SAVE_DATA_SCRIPT,
  watchErrors,
  waitForHydration,
} from "../browser";
import { headingOf, readBuiltPages } from "../built-pages";
import { FaultHost } from "../fault-host";
import { IS_NGINX_INSTALLED, startNginx } from "../nginx";
import { RUN_ALL } from "../sampled";
import { FOLDER, type Language, LANGUAGES, pathOf } from "../test-site";
import { type Fault, FAULTS } from "./fault";
import { resourcePattern } from "./resources";

const built = readBuiltPages();
const FROM = "/about-us/";
/** A page with a picture and a chunk of sections. */
const TARGET = "/services/it-consulting/";
const NEXT = "/contact/";

const SITUATIONS = ["first load", "click", "back"] as const;
type Situation = (typeof SITUATIONS)[number];

const isSilentFirst = (fault: Fault, situation: Situation) => fault === "no answer" && situation === "first load";
const isSilentScript = (fault: Fault) => fault === "empty" || fault === "no answer";

/** Whether a fault causes no error, by resource: an empty script, or one without a response, cannot be detected. */
const IS_SILENT: Readonly<Record<string, (fault: Fault, situation: Situation) => boolean>> = {
  "page data": isSilentFirst,
  "app data": isSilentFirst,
  "static query": isSilentFirst,
  "app chunk": isSilentScript,
  "runtime chunk": isSilentScript,
  "sections' chunk": isSilentScript,
  "template chunk": isSilentFirst,
  "language pack": isSilentScript,
  // Chromium reports an empty or unreadable style sheet as loaded.
  styles: (fault) => isSilentScript(fault) || fault === "wrong kind",
  font: (fault) => fault === "no answer",
  // It reports no unreadable picture: the page shows the alternative text.
  picture: (fault) => isSilentScript(fault) || fault === "wrong kind",
  manifest: () => true,
};

/** Scripts without which a document is reloaded once (quality R12). */
const RELOADED = new Set(["template chunk", "sections' chunk", "language pack"]);

/** Servers behind the host. They alternate, so that each serves every resource, fault, situation and language. */
const SERVERS = IS_NGINX_INSTALLED ? (["preview server", "nginx"] as const) : (["preview server"] as const);

const ALL_CASES = Object.entries(IS_SILENT).flatMap(([kind, isSilent], kindIndex) =>
  FAULTS.flatMap((fault, faultIndex) =>
    SITUATIONS.flatMap((situation, situationIndex) =>
      LANGUAGES.map((language, languageIndex) => {
        const server =
          SERVERS[(kindIndex + faultIndex + situationIndex + languageIndex) % SERVERS.length] ?? SERVERS[0];
        return { kind, fault, situation, language, server, isSilent: isSilent(fault, situation) };
      }),
    ),
  ),
);

/** A prime step combines different faults, situations and languages. */
const CASES = ALL_CASES.filter((_, index) => RUN_ALL || index % 17 === 0);

for (const { kind, fault, situation, language, server, isSilent } of CASES) {
  test(`page and links work with faulty ${kind} (${fault}, ${situation}, ${language}, ${server})`, async ({ page }) => {
    const host = new FaultHost(FOLDER, server === "nginx" ? startNginx : undefined);
    await host.start();
    const target = pathOf(language, TARGET);
    const paths = resourcePattern(kind, target);
    const url = `${host.origin}${target}?from=train#${findFragment(target)}`;
    const log = watchErrors(page);
    const isErrorPage = kind === "page data" && fault === "500" && situation !== "first load";
    await page.addInitScript(SAVE_DATA_SCRIPT);

    const documents = await ARRIVALS[situation](page, language, url, () => {
      host.requestedPaths.length = 0;
      host.intercept({ paths, fault });
    });

    await expect(page.locator("h1"), "heading of the target").toContainText(
      headingOf(pathOf(language, isErrorPage ? "/500/" : TARGET)),
      { timeout: 25_000 },
    );
    await expect(page).toHaveURL(url);
    await page.waitForTimeout(500);
    // A full load of the target, and one reload if a script fails again.
    expect(documents(), "documents").toBeLessThanOrEqual(2);
    const broken = host.requestedPaths.filter((path) => paths.test(path));
    if (situation === "first load" && kind !== "manifest") expect(broken, "faulty responses").not.toEqual([]);
    if (broken.length > 0 && !isSilent)
      await expect.poll(() => log.join("\n"), "the error names the resource").toMatch(matchAny(...broken, target));
    if (RELOADED.has(kind) && fault === "404" && situation === "first load")
      await expect.poll(documents, "documents, one of them a reload").toBe(2);
    // The fault persists, and the page may be plain.
    const next = pathOf(language, NEXT);
    await page.locator(`footer a[href='${next}']`).first().click({ noWaitAfter: true });
    await expect(page.locator("h1"), "heading of the next page").toContainText(headingOf(next), { timeout: 25_000 });
    await host.stop();
  });
}

type Arrival = (page: Page, language: Language, url: string, startFault: () => void) => Promise<() => number>;

/** Ways to the URL. Each starts the fault and returns a counter of documents since then. */
const ARRIVALS: Readonly<Record<Situation, Arrival>> = {
  "first load": async (page, _, url, startFault) => {
    startFault();
    const documents = countDocuments(page);
    await page.goto(url, { waitUntil: "commit" });
    return documents;
  },
  click: async (page, language, url, startFault) => {
    await openPage(page, readOrigin(url) + pathOf(language, FROM));
    startFault();
    const documents = countDocuments(page);
    await navigate(page, url);
    return documents;
  },
  back: async (page, language, url, startFault) => {
    await openPage(page, readOrigin(url) + pathOf(language, FROM));
    await navigate(page, url);
    await expect(page).toHaveURL(url);
    await navigate(page, readOrigin(url) + pathOf(language, NEXT));
    await expect(page.locator("h1")).toContainText(headingOf(pathOf(language, NEXT)));
    // After the reload, Back requests the page's data.
    await page.reload();
    await waitForHydration(page);
    startFault();
    const documents = countDocuments(page);
    await page.goBack({ waitUntil: "commit" });
    return documents;
  },
};

const readOrigin = (url: string): string => new URL(url).origin;

/** Navigates without a pointer, which would prefetch the page. */
function navigate(page: Page, url: string): Promise<void> {
  const { pathname, search, hash } = new URL(url);
  return navigateByRuntime(page, pathname + search + hash);
}

function findFragment(path: string): string {
  const id = built
    .get(path)
    ?.ids.find((each) => each !== "main" && !each.startsWith("gatsby") && !each.startsWith("_"));
  return id ?? "main";
}

function matchAny(...texts: string[]): RegExp {
  return new RegExp(texts.map((each) => each.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("|"), "u");
}
