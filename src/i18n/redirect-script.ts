import { chooseLanguage, PREFERENCE_KEY, redirectToLanguage, ROUTE_ATTRIBUTE } from "./choose-language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages";

/** Where the same redirect lies as a file. */
export const REDIRECT_FILE = "language-redirect.js";

/** @returns the redirect as an inline script, identical on every page so that one hash allows it (quality S1) */
export function redirectScript(): string {
  return `window.isLeaving=${redirectCall()}`;
}

/**
 * @returns the same as a file, for browsers that a host has told of another build's scripts: they run no inline script
 * of this one, and an address without language would stay empty. Where the inline script has run it does nothing.
 */
export function redirectFile(): string {
  return `window.isLeaving||${redirectCall()}`;
}

function redirectCall(): string {
  const values = [PREFERENCE_KEY, ROUTE_ATTRIBUTE, LANGUAGES, DEFAULT_LANGUAGE]
    .map((value) => JSON.stringify(value))
    .join(",");
  return `(${redirectToLanguage.toString()})(window,${chooseLanguage.toString()},${values})`;
}
