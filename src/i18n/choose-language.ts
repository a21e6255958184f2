/** The language redirect (specification, "Language redirect"): an inline script, and in development a module. */
import { DEFAULT_LANGUAGE, isLanguage, type Language, pathOf } from "./languages";

/** The attribute of a redirect document for the route that it redirects to. */
export const ROUTE_ATTRIBUTE = "data-route";

/** The key of the visitor's language in local storage. */
export const PREFERENCE_KEY = "language";

/**
 * Redirects a path without language to the chosen language, keeps query and fragment, and stores the choice if storage
 * allows it. The document of an old path names the new route in an attribute.
 */
export function redirectToLanguage(): void {
  const { document, location } = window;
  const prefix = location.pathname.split("/")[1] ?? "";
  if (isLanguage(prefix)) return;
  const path = document.documentElement.getAttribute(ROUTE_ATTRIBUTE) ?? location.pathname;
  const language = chooseLanguage();
  // If it can't be stored, the next visit chooses again.
  attempt(() => window.localStorage.setItem(PREFERENCE_KEY, language));
  // Converts `/DE/` to lower case.
  const lowerCase = prefix.toLowerCase();
  const prefixed = isLanguage(lowerCase) ? path.replace(prefix, lowerCase) : pathOf(language, path);
  location.replace(prefixed + location.search + location.hash);
}

/**
 * Chooses the stored language, or without one the first supported browser language: `de-AT` counts as `de`, and so do
 * `de_DE` and `de@euro`, which violate BCP 47.
 */
function chooseLanguage(): Language {
  const stored = attempt(() => window.localStorage.getItem(PREFERENCE_KEY));
  if (stored) return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  const tags = attempt(() => {
    const { languages, language } = window.navigator;
    return languages?.length ? languages : [language];
  });
  const bases = tags?.map((tag) => /^[a-z]*/u.exec(String(tag).toLowerCase())?.[0]);
  return bases?.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Reads or writes what a browser's settings or an extension may block. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
