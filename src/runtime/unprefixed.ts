import { chooseLanguage, PREFERENCE_KEY, redirectToLanguage } from "../languages/choose-language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../languages/languages";

/** A client-side navigation that meets a path without a language is led to one, as on a first visit (quality R1). */
export function redirectUnprefixed(): void {
  redirectToLanguage(window, chooseLanguage, PREFERENCE_KEY, LANGUAGES, DEFAULT_LANGUAGE);
}
