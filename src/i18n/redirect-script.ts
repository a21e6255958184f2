import { chooseLanguage, PREFERENCE_KEY, redirectToLanguage, ROUTE_ATTRIBUTE } from "./choose-language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages";

/** The path of the redirect as a file. */
export const REDIRECT_FILE = "language-redirect.js";

/** Builds the redirect as an inline script. It is identical on all pages, so that one hash allows it (quality S1). */
export function buildRedirectScript(): string {
  return `window.isLeaving=${redirectCall()}`;
}

/**
 * Builds the redirect as a file, which runs if the inline script did not. A host may send the policy of a different build,
 * whose hashes do not allow that script.
 */
export function buildRedirectFile(): string {
  return `window.isLeaving||${redirectCall()}`;
}

function redirectCall(): string {
  const values = [PREFERENCE_KEY, ROUTE_ATTRIBUTE, LANGUAGES, DEFAULT_LANGUAGE]
    .map((value) => JSON.stringify(value))
    .join(",");
  return `(${redirectToLanguage.toString()})(window,${chooseLanguage.toString()},${values})`;
}
