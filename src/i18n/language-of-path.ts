import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages";

/** @returns the language a path names (`/en/contact/`), or German for a path without one (decisions: Languages). */
export function languageOfPath(pathname: string): Language {
  return prefixOf(pathname) ?? DEFAULT_LANGUAGE;
}

/** @returns the language in a path's first segment, or undefined. Hosts take slashes that follow each other for one. */
export function prefixOf(pathname: string): Language | undefined {
  const first = pathname.split(/\/+/u)[1];
  return isLanguage(first) ? first : undefined;
}
