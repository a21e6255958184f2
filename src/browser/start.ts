import { languageOfPath, prefixOf } from "../i18n/language-of-path";
import { loadPack } from "../i18n/pack-store";
import { loadPolyfills } from "../i18n/polyfills";
import { stopDeferringLayout } from "./before-hydration/below-screen";
import { guarded } from "./guard";
import { watchLanguageSwitch } from "./before-hydration/language-switch";
import { mirrorMenuState } from "./before-hydration/menu-state";
import { reportInitialScroll } from "./route-hooks";
import { watchLinks } from "./links";
import { wrapGatsbyLoader } from "./navigation";
import { gatsbyWindow } from "./gatsby-window";
import { isPlain, reloadOnce } from "./plain-document";

/**
 * Before hydration: loads the language pack and polyfills, without which the first render would not match the HTML. If
 * one can't be loaded, the document is reloaded once, then the error is logged and the page stays plain HTML.
 */
export async function beforeHydration(): Promise<void> {
  if (isPlain() || isArchivedCopy()) await new Promise(() => undefined);
  const language = ownPrefix() ?? languageOfPath(window.location.pathname);
  try {
    await Promise.all([
      waitForScripts().then(() => loadPack(language)),
      nextTask().then(() => loadPolyfills(language)),
      nextTask().then(installRuntime),
    ]);
  } catch (error) {
    await reloadOnce();
    throw error;
  }
}

/**
 * Waits until the document's own scripts have run or failed, and removes their elements: webpack would wait two minutes
 * for one that has failed, and now adds its own.
 */
async function waitForScripts(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) =>
      ["DOMContentLoaded", "load"].map((event) => window.addEventListener(event, resolve)),
    );
  for (const script of document.querySelectorAll("script[integrity]")) script.remove();
}

/**
 * Splits the script's start, which was one task of 120 ms on a slow phone: half of that is the browser's first question
 * about languages.
 */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function installRuntime(): Promise<void> {
  guarded("navigation", wrapGatsbyLoader)();
  if (process.env["NODE_ENV"] === "development") {
    setUpDevelop();
    const { loadAllSections } = await import("../sections/load-all-sections");
    await loadAllSections();
  }
}

/** Of the document: not `lang`, which a translator changes. */
const ownPrefix = () => prefixOf(gatsbyWindow().pagePath ?? "");

/** A copy of an archive or on a disk: Gatsby would lead to the page's own address, where it is not. Some hosts know no case. */
const isArchivedCopy = () => ownPrefix() && !prefixOf(decodeURI(window.location.pathname).toLowerCase());

/** Develop's documents are empty, without language and without the inline script. */
function setUpDevelop(): void {
  document.documentElement.lang = languageOfPath(window.location.pathname);
  mirrorMenuState();
  watchLanguageSwitch();
}

/** After hydration. Until then the browser handles links. */
export function afterHydration(): void {
  // In case the inline script has failed, and for develop, which has none.
  guarded("below-screen", stopDeferringLayout)();
  guarded("route-hooks", reportInitialScroll)();
  guarded("links", watchLinks)();
}
