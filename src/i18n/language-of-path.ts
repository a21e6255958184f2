import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages";

/** Returns the language of a path (`/en/contact/`), or German for a path without one (specification, Languages). */
export function languageOfPath(pathname: string): Language {
  return prefixOf(pathname) ?? DEFAULT_LANGUAGE;
}

/** Returns the language in a path's first segment, or undefined. Skips doubled slashes, as hosts do. */
export function prefixOf(pathname: string): Language | undefined {
  const first = pathname.split(/\/+/u)[1];
  return isLanguage(first) ? first : undefined;
}

/** Returns the path of a route in a language: `/services/` in German is `/de/services/`. */
export function pathOf(language: Language, route: string): string {
  return `/${language}${route}`;
}
