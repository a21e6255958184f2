import { chooseLanguage, PREFERENCE_KEY, redirectToLanguage } from "../languages/choose-language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../languages/languages";
import { prefixOf } from "../languages/language-of-path";
import { beforeNavigation } from "./before-navigation";

/**
 * A client-side navigation to a path without a language is led to one, as on a first visit (quality R1). Gatsby itself
 * would show its page for missing pages first, and lose query and hash, so it does not get to hear of such a path.
 */
export function guardNavigation(): void {
  beforeNavigation("unprefixed", (to) => {
    if (!isUnprefixed(to)) return false;
    leadToLanguage(to);
    return true;
  });
}

function isUnprefixed(to: string | number): to is string {
  return (
    typeof to === "string" && to.startsWith("/") && prefixOf(new URL(to, window.location.origin).pathname) === undefined
  );
}

function leadToLanguage(to: string): void {
  const { pathname, search, hash } = new URL(to, window.location.origin);
  const location = { pathname, search, hash, replace: (url: string) => window.location.assign(url) };
  const { localStorage, navigator } = guarded(window);
  redirectToLanguage(
    { localStorage, navigator, location },
    chooseLanguage,
    PREFERENCE_KEY,
    LANGUAGES,
    DEFAULT_LANGUAGE,
  );
}

/** Where storage is blocked, even naming it throws: it is named when it is used, where that is caught. */
function guarded(browser: Window): Pick<Window, "localStorage" | "navigator"> {
  return {
    get localStorage() {
      return {
        getItem: (key: string) => browser.localStorage.getItem(key),
        setItem: (key: string, value: string) => browser.localStorage.setItem(key, value),
      } as Storage;
    },
    navigator: browser.navigator,
  };
}

/** The same for a path that the browser's own back and forward lead to. */
export function redirectUnprefixed(): void {
  redirectToLanguage(window, chooseLanguage, PREFERENCE_KEY, LANGUAGES, DEFAULT_LANGUAGE);
}
