import { PREFERENCE_KEY } from "../languages/choose-language";

/**
 * The language switch keeps query and hash, and its choice is stored (decisions: Languages). It listens on the
 * document, so that it works before the runtime is there and for
 * whatever React renders later; the link itself is plain.
 */
export function watchLanguageSwitch(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-language]") : null;
    if (!link) return;
    storePreference(link.dataset["language"] ?? "");
    const target = new URL(link.href);
    target.search = window.location.search;
    target.hash = window.location.hash;
    link.href = target.href;
  });
}

function storePreference(language: string): void {
  try {
    window.localStorage.setItem(PREFERENCE_KEY, language);
  } catch {
    // Storage is blocked or full: the address carries the language all the same.
  }
}
