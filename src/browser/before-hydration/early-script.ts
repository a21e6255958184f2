/** The inline script in the head of every page, the only one before the first paint (docs/decisions/0020-startup.md). */
import { layOutOffscreen, whenParsed } from "./below-screen";
import { guarded } from "../guard";
import { watchLanguageSwitch } from "./language-switch";
import { repairUrlEscapes } from "./repair-url";
import { mirrorMenuState } from "./menu-state";
import { dropLateFonts, preloadFontInHead } from "./preload-font";

// Sets the globals `pagePath` and `___webpackCompilationHash` of Gatsby's runtime.
Object.assign(window, document.currentScript?.dataset);
guarded("repair-url", repairUrlEscapes)();
guarded("preload-font", preloadFontInHead)();
guarded("preload-font", dropLateFonts)();
guarded("below-screen", layOutOffscreen)();
guarded("language-switch", watchLanguageSwitch)();
whenParsed(guarded("menu-state", mirrorMenuState));
