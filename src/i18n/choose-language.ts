/**
 * The language redirect (specification, "Language redirect"). The two functions become an inline script, and run in
 * development as a module. So they use old syntax, and only their arguments.
 */

/** The attribute of a redirect document for the route that it redirects to. */
export const ROUTE_ATTRIBUTE = "data-route";

/** The key of the visitor's language in local storage. */
export const PREFERENCE_KEY = "language";

interface Browser {
  localStorage: Pick<Storage, "getItem" | "setItem">;
  navigator: { languages?: readonly string[]; language?: string };
  document: { documentElement: { getAttribute(name: string): string | null } };
  location: { pathname: string; search: string; hash: string; replace(url: string): void };
}

/**
 * Chooses the stored language, or without one the first supported browser language. Falls back to the page's language.
 * @param browserLanguages tags by preference: `de-AT` counts as `de`, and so do `de_DE` and `de@euro`, which violate BCP 47
 */
export function chooseLanguage(
  stored: string | null,
  browserLanguages: readonly string[],
  supported: readonly string[],
  pageLanguage: string,
): string {
  if (stored) return supported.indexOf(stored) >= 0 ? stored : pageLanguage;
  for (let index = 0; index < browserLanguages.length; index += 1) {
    const base = String(browserLanguages[index])
      .toLowerCase()
      .split(/[^a-z]/)[0] as string;
    if (supported.indexOf(base) >= 0) return base;
  }
  return pageLanguage;
}

/**
 * Redirects a path without language to the chosen language, keeps query and fragment, and stores the choice if storage
 * allows it. The document of an old path names the new route in an attribute.
 * @returns true if a redirect is in progress; false for a path with a language
 */
export function redirectToLanguage(
  browser: Browser,
  choose: typeof chooseLanguage,
  key: string,
  attribute: string,
  supported: readonly string[],
  pageLanguage: string,
): boolean {
  const { document, location, navigator } = browser;
  const prefix = location.pathname.split("/")[1] as string;
  if (supported.indexOf(prefix) >= 0) return false;
  const path = document.documentElement.getAttribute(attribute) || location.pathname;
  let stored: string | null = null;
  try {
    stored = browser.localStorage.getItem(key);
  } catch {
    stored = null;
  }
  let wanted: readonly string[] = [];
  try {
    wanted = navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || ""];
  } catch {
    // An extension blocks the property.
  }
  const language = choose(stored, wanted, supported, pageLanguage);
  try {
    browser.localStorage.setItem(key, language);
  } catch {
    // Storage is blocked or full. The next visit chooses again.
  }
  // Converts `/DE/` to lower case.
  const isPrefixed = supported.indexOf(prefix.toLowerCase()) >= 0;
  const prefixed = isPrefixed ? path.replace(prefix, prefix.toLowerCase()) : "/" + language + path;
  location.replace(prefixed + location.search + location.hash);
  return true;
}
