/**
 * What stands in the head of every page, the only script of a first visit until it is painted (docs/decisions/0020-start.md).
 * Built apart from all others, and put into the pages by src/build/starter.ts.
 */
import { attempt } from "./guard";
import { layOutBelow } from "./below-screen";
import { showFirstFont } from "./first-font";
import { watchLanguageSwitch } from "./language-switch";
import { mirrorMenuState } from "./menu-state";
import { offerDocuments } from "./speculation";
import { waitForFont } from "./wait-for-font";
import { whenNeeded } from "./when-needed";

// Gatsby's runtime reads them: `pagePath` and `___webpackCompilationHash`.
Object.assign(window, document.currentScript?.dataset);
attempt({
  "wait-for-font": waitForFont,
  "below-screen": layOutBelow,
  "language-switch": watchLanguageSwitch,
  speculation: offerDocuments,
});
// What looks for parts of the page can do so once they are there.
addEventListener("DOMContentLoaded", () =>
  attempt({
    "first-font": showFirstFont,
    "menu-state": mirrorMenuState,
    "when-needed": () => whenNeeded(loadRuntime),
  }),
);

function loadRuntime(): void {
  // React has failed here before (src/runtime/plain-document.ts).
  if ((history.state as { isPlain?: boolean } | null)?.isPlain) return;
  // One after the other: what the page shows is there when the runtime asks for it.
  // Named before this script, but not loaded by browsers that know modules (src/build/starter.ts).
  for (const { src, integrity } of document.querySelectorAll<HTMLScriptElement>("[nomodule]")) {
    document.head.append(Object.assign(document.createElement("script"), { src, integrity, async: false }));
  }
}
