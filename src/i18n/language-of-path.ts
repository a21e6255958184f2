import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages";

/** @returns the language a path names (`/en/contact/`), or German for a path without one (decisions: Languages). */
export function languageOfPath(pathname: string): Language {
  return prefixOf(pathname) ?? DEFAULT_LANGUAGE;
}

/** @returns the language in a path's first segment, or undefined. */
export function prefixOf(pathname: string): Language | undefined {
  const first = pathname.split("/")[1];
  return isLanguage(first) ? first : undefined;
}
