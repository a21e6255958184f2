/** Whatever breaks, the visitor reads on (quality V10, R3, R4, R12; specification, sections 4 and 8). */
import { expect, type Page, test } from "@playwright/test";
import { countDocuments, navigateInPage, openPage, SAVE_DATA, watchErrors, whenHydrated } from "../browser";
import { headingOf, readBuiltPages } from "../built-site";
import { Host } from "../host";
import { HAS_NGINX, startNginx } from "../nginx";
import { IS_WHOLE } from "../sampled";
import { FOLDER, type Language, LANGUAGES, pathOf } from "../site";
import { type Fault, FAULTS } from "./fault";
import { patternOf } from "./resources";

const built = readBuiltPages();
const FROM = "/about-us/";
/** It shows a picture, and sections of a chunk of their own. */
const TARGET = "/services/it-consulting/";
const NEXT = "/contact/";

const SITUATIONS = ["first load", "click", "back"] as const;
type Situation = (typeof SITUATIONS)[number];

const isSilentFirst = (fault: Fault, situation: Situation) => fault === "no answer" && situation === "first load";
const isSilentScript = (fault: Fault) => fault === "empty" || fault === "no answer";

/** Where nobody can tell that something is wrong, nothing is logged: a script that is empty, or never comes, is no error. */
const IS_SILENT: Readonly<Record<string, (fault: Fault, situation: Situation) => boolean>> = {
  "page data": isSilentFirst,
  "app data": isSilentFirst,
  "static query": isSilentFirst,
  "app chunk": isSilentScript,
  "runtime chunk": isSilentScript,
  "sections' chunk": isSilentScript,
  "template chunk": isSilentFirst,
  "language pack": isSilentScript,
  // Chromium takes a sheet without rules, or one that it does not read, for one that has come.
  styles: (fault) => isSilentScript(fault) || fault === "wrong kind",
  font: (fault) => fault === "no answer",
  // Nor does it report a picture that it can't read: the page shows the alternative text.
  picture: (fault) => isSilentScript(fault) || fault === "wrong kind",
  manifest: () => true,
};

/** Scripts of a page; a document that lacks one is reloaded once, and says so within seconds (quality R12). */
const RELOADED = new Set(["template chunk", "sections' chunk", "language pack"]);

/** Who answers what is whole. Both take turns, so that each meets every kind, fault, situation and language. */
const SITES = HAS_NGINX ? (["preview server", "nginx"] as const) : (["preview server"] as const);

const ALL = Object.entries(IS_SILENT).flatMap(([kind, isSilent], ofKind) =>
  FAULTS.flatMap((fault, ofFault) =>
    SITUATIONS.flatMap((situation, ofSituation) =>
      LANGUAGES.map((language, ofLanguage) => {
        const site = SITES[(ofKind + ofFault + ofSituation + ofLanguage) % SITES.length] ?? SITES[0];
        return { kind, fault, situation, language, site, isSilent: isSilent(fault, situation) };
      }),
    ),
  ),
);

/** Without `WHOLE=1` one in seventeen, each in ever other company. */
const CASES = ALL.filter((_, index) => IS_WHOLE || index % 17 === 0);

for (const { kind, fault, situation, language, site, isSilent } of CASES) {
  test(`${kind}, ${fault}, ${situation} (${language}, ${site}): the page is read, links lead on`, async ({ page }) => {
    const server = new Host(FOLDER, site === "nginx" ? startNginx : undefined);
    await server.start();
    const target = pathOf(language, TARGET);
    const paths = patternOf(kind, target);
    const address = `${server.origin}${target}?from=train#${fragmentOf(target)}`;
    const log = watchErrors(page);
    const isAnswered = kind === "page data" && fault === "500" && situation !== "first load";
    await page.addInitScript(SAVE_DATA);

    const documents = await SITUATION[situation](page, language, address, () => {
      server.requestedPaths.length = 0;
      server.intercept({ paths, fault });
    });

    await expect(page.locator("h1"), "the target is on the screen").toContainText(
      headingOf(pathOf(language, isAnswered ? "/500/" : TARGET)),
      { timeout: 25_000 },
    );
    await expect(page, "the address is right").toHaveURL(address);
    await page.waitForTimeout(500);
    // The target as a document, which is reloaded once if one of its scripts fails again.
    expect(documents(), "documents").toBeLessThanOrEqual(2);
    const broken = server.requestedPaths.filter((path) => paths.test(path));
    if (situation === "first load" && kind !== "manifest") expect(broken, "the fault was met").not.toEqual([]);
    if (broken.length > 0 && !isSilent)
      await expect.poll(() => log.join("\n"), "the error names the resource").toMatch(names(broken, target));
    if (RELOADED.has(kind) && fault === "404" && situation === "first load")
      await expect.poll(documents, "one reload").toBe(2);
    // Plain or taken over by React, with the fault still there.
    const next = pathOf(language, NEXT);
    await page.locator(`footer a[href='${next}']`).first().click({ noWaitAfter: true });
    await expect(page.locator("h1"), "links lead on").toContainText(headingOf(next), { timeout: 25_000 });
    await server.stop();
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
    await openPage(page, originOf(address) + pathOf(language, FROM));
    breakIt();
    const documents = countDocuments(page);
    await follow(page, address);
    return documents;
  },
  back: async (page, language, address, breakIt) => {
    await openPage(page, originOf(address) + pathOf(language, FROM));
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

function fragmentOf(path: string): string {
  const id = built
    .get(path)
    ?.ids.find((each) => each !== "main" && !each.startsWith("gatsby") && !each.startsWith("_"));
  return id ?? "main";
}

function names(broken: readonly string[], target: string): RegExp {
  return new RegExp([...broken, target].map((each) => each.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("|"), "u");
}
