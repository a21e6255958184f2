import { languageOfPath } from "../i18n/language-of-path";
import { isLanguage } from "../i18n/languages";
import { loadPack } from "../i18n/pack-store";
import { loadPolyfills } from "../i18n/polyfills";
import { markWhole } from "./before-hydration/below-screen";
import { guarded } from "./before-hydration/guard";
import { watchLanguageSwitch } from "./before-hydration/language-switch";
import { mirrorMenuState } from "./before-hydration/menu-state";
import { reportBrokenPictures } from "./broken-pictures";
import { rememberFirstScroll } from "./first-scroll";
import { watchLinks } from "./links";
import { firstPageIsShown, mendNavigation } from "./navigation";
import { watchPrinting } from "./paper";
import { isPlain } from "./plain-document";

/**
 * Before React takes over: the pack of the page's language, and formats that the browser lacks, without which the first
 * render would not match the HTML. If one can't be loaded the error is logged and the page stays as it is: the texts that
 * the build has formatted, plain HTML with plain links.
 */
export async function start(): Promise<void> {
  if (isPlain()) await new Promise(() => undefined);
  // Both are asked for now: webpack waits for the document's own script of a pack, and hears of its failure only before it fails.
  await Promise.all([loadPack(documentLanguage()), loadPolyfills(), inTaskOfItsOwn()]);
}

/** Reading and running the scripts took one task of 100 ms on a slow phone. */
async function inTaskOfItsOwn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  guarded("broken-pictures", reportBrokenPictures)();
  guarded("navigation", mendNavigation)();
  if (process.env["NODE_ENV"] === "development") {
    startDeveloping();
    const { loadAllSections } = await import("../sections/load-all-sections");
    await loadAllSections();
  }
}

function documentLanguage() {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : languageOfPath(window.location.pathname);
}

/** While `npm run develop` runs, documents come empty, without their language and without the script in their head. */
function startDeveloping(): void {
  document.documentElement.lang = languageOfPath(window.location.pathname);
  mirrorMenuState();
  watchLanguageSwitch();
}

/** Once React has taken the page over. Before that, or if it never does, links are the browser's. */
export function goOn(): void {
  // If the script in the head has failed, and while `npm run develop` runs, which has none.
  guarded("below-screen", markWhole)();
  guarded("navigation", firstPageIsShown)();
  guarded("first-scroll", rememberFirstScroll)();
  guarded("links", watchLinks)();
  guarded("paper", watchPrinting)();
}
