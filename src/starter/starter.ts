/**
 * What stands inside every page, the only script of a first visit until it is painted (docs/decisions/0020-start.md).
 * Built apart from all others, and put into the pages by src/build/starter.ts.
 */
import { watchLanguageSwitch } from "./language-switch";
import { mirrorMenuState } from "./menu-state";
import { offerDocuments } from "./speculation";
import { whenNeeded } from "./when-needed";

const { scripts = "", ...data } = document.currentScript?.dataset ?? {};

// Gatsby's runtime reads them: `pagePath` and `___webpackCompilationHash`.
Object.assign(window, data);
mirrorMenuState();
watchLanguageSwitch();
offerDocuments();
whenNeeded(() => {
  for (const entry of scripts.split(" ")) {
    const script = document.createElement("script");
    [script.src = "", script.integrity = ""] = entry.split("#");
    document.head.append(script);
  }
});
