/**
 * What stands in the head of every page, the only script of a first visit until it is painted (docs/decisions/0020-start.md).
 * Built apart from all others (gatsby/html/starter.ts), and put into the pages by gatsby/document.tsx.
 */
import { layOutBelow } from "./below-screen";
import { guarded } from "./guard";
import { watchLanguageSwitch } from "./language-switch";
import { mirrorMenuState } from "./menu-state";
import { waitForFont } from "./wait-for-font";
import { whenParsed } from "./when-parsed";

// Gatsby's runtime reads them: `pagePath` and `___webpackCompilationHash`.
Object.assign(window, document.currentScript?.dataset);
guarded("wait-for-font", waitForFont)();
guarded("below-screen", layOutBelow)();
guarded("language-switch", watchLanguageSwitch)();
// What looks for parts of the page can do so once they are there.
whenParsed(guarded("menu-state", mirrorMenuState));
