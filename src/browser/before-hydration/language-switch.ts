import { PREFERENCE_KEY } from "../../i18n/choose-language";
import { guarded } from "../guard";

/** What comes before a link is followed, opened in a new tab or copied; the last two follow it. */
const EVENTS = ["focusin", "pointerdown", "contextmenu", "click", "auxclick"];

/**
 * The language switch keeps query and hash, and stores the choice (decisions: Languages). Event delegation makes it
 * work before hydration and for later renders.
 */
export function watchLanguageSwitch(): void {
  for (const type of EVENTS) addEventListener(type, guarded("language-switch", choose));
}

function choose({ type, target }: Event): void {
  const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>("a[data-language]");
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
  if (!type.endsWith("click")) return;
  try {
    localStorage.setItem(PREFERENCE_KEY, link.dataset["language"] ?? "");
  } catch {
    // Storage is blocked or full: the address carries the language all the same.
  }
}
