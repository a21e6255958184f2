/**
 * The language redirect (specification, section 2; decisions: Languages). These two functions stand in the page as an
 * inline script, before React is there, and in the runtime: they are written in plain old JavaScript, and use nothing
 * but their arguments.
 */

/** The attribute of a redirect document that names the route it leads to. */
export const ROUTE_ATTRIBUTE = "data-route";

/** The key in local storage (decisions: Languages). */
export const PREFERENCE_KEY = "language";

interface Browser {
  localStorage: Pick<Storage, "getItem" | "setItem">;
  navigator: { languages?: readonly string[]; language?: string };
  document: { documentElement: { getAttribute(name: string): string | null } };
  location: { pathname: string; search: string; hash: string; replace(url: string): void };
}

/**
 * @param stored the stored preference, if any
 * @param browserLanguages most wanted first: `de-AT` counts as `de`, and so do `de_DE` and `de@euro`, which are no BCP 47
 * @param supported the site's languages
 * @param pageLanguage the page's own, where nothing else fits
 * @returns the stored preference where it is supported, else the first supported browser language, else the page's own
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
 * Replaces the location of a path without language with the one in the chosen language, keeping query and hash, and
 * stores the choice. A path that has a language stays. A path without one keeps its case; the document of an old address
 * names the route where its page is now. Storage that is blocked or full changes nothing.
 * @returns whether a redirect is under way
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
    // An extension hides them.
  }
  const language = choose(stored, wanted, supported, pageLanguage);
  try {
    browser.localStorage.setItem(key, language);
  } catch {
    // The choice is made again at the next visit.
  }
  // `/DE/` has a language, too.
  const isPrefixed = supported.indexOf(prefix.toLowerCase()) >= 0;
  const prefixed = isPrefixed ? path.replace(prefix, prefix.toLowerCase()) : "/" + language + path;
  location.replace(prefixed + location.search + location.hash);
  return true;
}
