/**
 * What stands inside every page, the only script of a first visit until it is painted (docs/decisions/0020-start.md).
 * Built apart from all others, and put into the pages by src/build/starter.ts.
 */
import { watchLanguageSwitch } from "./language-switch";
import { mirrorMenuState } from "./menu-state";
import { offerDocuments } from "./speculation";
import { whenNeeded } from "./when-needed";

const { pagePath, build, scripts = "" } = document.currentScript?.dataset ?? {};

// Gatsby's runtime reads these two.
Object.assign(window, { pagePath, ___webpackCompilationHash: build });
mirrorMenuState();
watchLanguageSwitch();
offerDocuments();
whenNeeded(() => {
  for (const entry of scripts.split(" ")) {
    const [src = "", integrity = ""] = entry.split("#");
    document.head.append(Object.assign(document.createElement("script"), { src, integrity }));
  }
});
