import { PREFERENCE_KEY } from "../../i18n/choose-language";
import { guarded } from "./guard";

/**
 * The language switch keeps query and hash, and stores the choice (decisions: Languages). Event delegation makes it
 * work before hydration and for later renders.
 */
export function watchLanguageSwitch(): void {
  addEventListener("click", guarded("language-switch", choose));
}

function choose({ target }: MouseEvent): void {
  const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>("a[data-language]");
  if (!link) return;
  try {
    localStorage.setItem(PREFERENCE_KEY, link.dataset["language"] ?? "");
  } catch {
    // Storage is blocked or full: the address carries the language all the same.
  }
  link.search = location.search;
  link.hash = location.hash;
}
