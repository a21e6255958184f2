/** The inline script of every page's head: the only one before the first paint (docs/decisions/0020-start.md). */
import { layOutBelow } from "./below-screen";
import { guarded } from "./guard";
import { watchLanguageSwitch } from "./language-switch";
import { mendAddress } from "./mend-address";
import { mirrorMenuState } from "./menu-state";
import { waitForFont } from "./wait-for-font";
import { whenParsed } from "./when-parsed";

// Sets the globals `pagePath` and `___webpackCompilationHash` of Gatsby's runtime.
Object.assign(window, document.currentScript?.dataset);
guarded("mend-address", mendAddress)();
guarded("wait-for-font", waitForFont)();
guarded("below-screen", layOutBelow)();
guarded("language-switch", watchLanguageSwitch)();
whenParsed(guarded("menu-state", mirrorMenuState));
