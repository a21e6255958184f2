import { chooseLanguage, PREFERENCE_KEY, redirectToLanguage } from "./choose-language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages";

/** Marks the redirect in the documents that Gatsby writes. */
export const REDIRECT_SCRIPT_ID = "language-redirect";

/** @returns the language redirect as an inline script: the same on every page, so that one hash allows it (quality S1). */
export function redirectScript(): string {
  const values = [PREFERENCE_KEY, LANGUAGES, DEFAULT_LANGUAGE].map((value) => JSON.stringify(value)).join(",");
  return `(${redirectToLanguage.toString()})(window,${chooseLanguage.toString()},${values})`;
}
