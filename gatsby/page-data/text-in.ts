import { createIntl, createIntlCache } from "react-intl";
import { type Language, LOCALES, TIME_ZONE } from "../../src/i18n/languages";
import type { TextOf } from "../../src/i18n/messages";
import { reportTranslationProblem } from "../../src/i18n/report-problem";
import { readMessages } from "../files/language-packs";

const cache = createIntlCache();

/** @returns a function from a message's id (and values) to its text, for page data */
export function textIn(language: Language): TextOf {
  const [locale, messages] = [LOCALES[language], readMessages(language)];
  const intl = createIntl({ locale, messages, timeZone: TIME_ZONE, onError: reportTranslationProblem }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
}
