import { languageOfPath, prefixOf } from "../i18n/language-of-path";
import { loadPack } from "../i18n/pack-store";
import { loadPolyfills } from "../i18n/polyfills";
import { stopDeferringLayout } from "./before-hydration/below-screen";
import { watchLanguageSwitch } from "./before-hydration/language-switch";
import { mirrorMenuState } from "./before-hydration/menu-state";
import { gatsbyWindow } from "./gatsby-window";
import { guarded } from "./guard";
import { watchLinks } from "./link-navigation";
import { wrapGatsbyLoader } from "./navigation";
import { copyAsTyped } from "./plain-copy";
import { isPlainDocument, reloadOnce } from "./plain-document";
import { reportInitialScroll } from "./route-hooks";

/**
 * `onClientEntry`: loads language pack and polyfills, without which the first render would differ from the HTML. If one
 * of them fails, reloads the document once. @throws after that reload, which keeps the page plain HTML
 */
export async function beforeHydration(): Promise<void> {
  if (isPlainDocument() || isArchivedCopy()) await new Promise(() => undefined);
  const language = readLanguage() ?? languageOfPath(window.location.pathname);
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

/** Waits for the document's scripts, and removes their elements: webpack would wait for failed ones two minutes. */
async function waitForScripts(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) =>
      ["DOMContentLoaded", "load"].map((event) => window.addEventListener(event, resolve)),
    );
  for (const script of document.querySelectorAll("script[integrity]")) script.remove();
}

/** Yields to the event loop: startup in one task takes 120 ms on a slow phone, half of it for the first use of `Intl`. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function installRuntime(): Promise<void> {
  guarded("navigation", wrapGatsbyLoader)();
  if (process.env["NODE_ENV"] === "development") {
    setUpDevelop();
    const { loadAllSections } = await import("../sections/load-all-sections");
    await loadAllSections();
  }
}

/** Reads the document's language from its original path: a translator may have changed `lang`. */
const readLanguage = () => prefixOf(gatsbyWindow().pagePath ?? "");

/** Detects a copy (web archive, saved file), in which Gatsby would redirect to a missing path. Some hosts serve `/DE/`, too. */
const isArchivedCopy = () => readLanguage() && !prefixOf(decodeURI(window.location.pathname).toLowerCase());

/** Does the work of the inline script, which documents of `npm run develop` lack, and sets their language. */
function setUpDevelop(): void {
  document.documentElement.lang = languageOfPath(window.location.pathname);
  mirrorMenuState();
  watchLanguageSwitch();
}

/** `onInitialClientRender`: enhances links, which the browser has handled so far. */
export function afterHydration(): void {
  // Needed if the inline script has failed, and in development.
  guarded("below-screen", stopDeferringLayout)();
  guarded("route-hooks", reportInitialScroll)();
  guarded("link-navigation", watchLinks)();
  document.addEventListener("copy", guarded("plain-copy", copyAsTyped));
}
