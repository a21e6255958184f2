import { languageOfPath } from "../languages/language-of-path";
import { isLanguage } from "../languages/languages";
import { loadPack } from "../intl/pack-store";
import { loadPolyfills } from "../intl/polyfills";
import { watchLanguageSwitch } from "../starter/language-switch";
import { markWhole } from "../starter/below-screen";
import { mirrorMenuState } from "../starter/menu-state";
import { withdrawDocuments } from "../starter/speculation";
import { reportBrokenPictures } from "./broken-pictures";
import { watchLinks } from "./links";
import { rememberFirstScroll } from "./first-scroll";
import { loadFullStyles } from "./full-styles";
import { attempt } from "../starter/guard";
import { prepareLateFonts } from "./late-fonts";
import { rememberTarget } from "./load-document";
import { firstPageIsShown, mendLoader } from "./page-loader";
import { watchPrinting } from "./paper";
import { guardNavigation } from "./unprefixed";
import { watchArrivals } from "./watch-arrivals";

/**
 * Before React takes over: the pack of the page's language, and formats that the browser lacks, without which the first
 * render would not match the HTML. If one can't be loaded the error is logged and the page stays as it is: the texts that
 * the build has formatted, plain HTML with plain links.
 */
export async function start(): Promise<void> {
  attempt({
    "full-styles": loadFullStyles,
    "broken-pictures": reportBrokenPictures,
    // In the built site they are there before the runtime (src/starter/starter.ts).
    ...(process.env["NODE_ENV"] === "development"
      ? { "menu-state": mirrorMenuState, "language-switch": watchLanguageSwitch }
      : {}),
    "page-loader": mendLoader,
    "watch-arrivals": watchArrivals,
    "load-document": rememberTarget,
    unprefixed: guardNavigation,
  });
  const { lang } = document.documentElement;
  // While `npm run develop` runs, documents come without their language: the path names it.
  const language = isLanguage(lang) ? lang : languageOfPath(window.location.pathname);
  await Promise.all([loadPack(language), loadPolyfills()]);
}

/** Once React has taken the page over. Before that, or if it never does, links are the browser's. */
export function goOn(): void {
  attempt({
    // If the starter has failed, and while `npm run develop` runs, which has none.
    "below-screen": markWhole,
    "page-loader": firstPageIsShown,
    "first-scroll": rememberFirstScroll,
    speculation: withdrawDocuments,
    links: watchLinks,
    "late-fonts": prepareLateFonts,
    paper: watchPrinting,
  });
}
