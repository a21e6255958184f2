import { chooseLanguage, PREFERENCE_KEY, redirectToLanguage, ROUTE_ATTRIBUTE } from "../../src/i18n/choose-language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/i18n/languages";
import { memoize } from "../../src/memoize";
import { minifyScript } from "../webpack/minify";

const minified = memoize(minifyScript);

/** Returns the language redirect, an inline script. It is equal in all documents: one hash allows it (quality S1). */
export function minifiedInlineRedirect(): string {
  const values = [PREFERENCE_KEY, ROUTE_ATTRIBUTE, LANGUAGES, DEFAULT_LANGUAGE].map((value) => JSON.stringify(value));
  return minified(`(${redirectToLanguage.toString()})(window,${chooseLanguage.toString()},${values.join(",")})`);
}
