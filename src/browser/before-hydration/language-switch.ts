import { PREFERENCE_KEY } from "../../i18n/choose-language";
import { guarded } from "../guard";

/** Events before a link is followed, opened in a new tab or copied. The last two follow it. */
const EVENTS = ["focusin", "pointerdown", "click", "auxclick"];

/** Makes the language switch keep query and fragment, and store the choice (specification, Languages). */
export function watchLanguageSwitch(): void {
  for (const type of EVENTS) addEventListener(type, guarded("language-switch", updateLink));
}

function updateLink({ type, target }: Event): void {
  const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>("a[data-language]");
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
  if (!type.endsWith("click")) return;
  try {
    localStorage.setItem(PREFERENCE_KEY, link.dataset["language"] ?? "");
  } catch {
    // Storage is blocked or full. The URL still names the language.
  }
}
