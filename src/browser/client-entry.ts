import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { languageOfPath, prefixOf } from "../i18n/languages";
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
import { isPlainDocument, loadPlainDocument, reloadOnce } from "./plain-document";
import { preserveInput } from "./preserve-input";
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
  // The last one first: elements that follow a removed one have their styles recalculated.
  for (const script of [...document.querySelectorAll("script[integrity]")].reverse()) script.remove();
}

/** Yields to the event loop: startup in one task takes 120 ms on a slow phone, half of it for the first use of `Intl`. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function installRuntime(): Promise<void> {
  guarded("navigation", wrapGatsbyLoader)();
  // Documents of `npm run develop` lack language and inline script. Webpack removes the block from builds.
  if (process.env["NODE_ENV"] === "development") {
    document.documentElement.lang = languageOfPath(window.location.pathname);
    mirrorMenuState();
    watchLanguageSwitch();
    const { loadAllSections } = await import("../sections/load-all-sections");
    await loadAllSections();
  }
}

/** Reads the document's language from its original path: a translator may have changed `lang`. */
const readLanguage = () => prefixOf(gatsbyWindow().pagePath ?? "");

/** Detects a copy (web archive, saved file), in which Gatsby would redirect to a missing path. Some hosts serve `/DE/`, too. */
const isArchivedCopy = () => readLanguage() && !prefixOf(decodeURI(window.location.pathname).toLowerCase());

/**
 * Creates Gatsby's hydrate function: it hydrates in a transition, without a long task (quality P3), and reloads the
 * document as plain HTML if React fails. Documents of `npm run develop` are empty.
 */
export function hydrateInSlices(): ((page: ReactNode, container: Element) => void) | undefined {
  if (process.env["NODE_ENV"] === "development") return undefined;
  const onUncaughtError = guarded("plain-document", loadPlainDocument);
  const hydrate = (page: ReactNode, container: Element) => {
    const restoreInput = guarded("preserve-input", preserveInput)(container);
    const onRecoverableError = (error: unknown) => {
      restoreInput?.();
      console.error(error);
    };
    hydrateRoot(container, page, { onUncaughtError, onRecoverableError });
  };
  return (page, container) => startTransition(() => guarded("client-entry", hydrate)(page, container));
}

/** `onInitialClientRender`: enhances links, which the browser has handled so far. */
export function afterHydration(): void {
  // Needed if the inline script has failed, and in development.
  guarded("below-screen", stopDeferringLayout)();
  guarded("route-hooks", reportInitialScroll)();
  guarded("link-navigation", watchLinks)();
  document.addEventListener("copy", guarded("plain-copy", copyAsTyped));
}
