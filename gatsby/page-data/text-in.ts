import { createIntl, createIntlCache } from "react-intl";
import { type Language, LOCALES, TIME_ZONE } from "../../src/i18n/languages";
import type { TextOf } from "../../src/i18n/messages";
import { reportTranslationProblem } from "../../src/i18n/report-problem";
import { readMessages } from "../files/language-packs";

const cache = createIntlCache();

const known = new WeakMap<Record<string, string>, TextOf>();

/** @returns a function from a message's id (and values) to its text, for page data */
export function textIn(language: Language): TextOf {
  const messages = readMessages(language);
  const text = known.get(messages) ?? textOf(LOCALES[language], messages);
  known.set(messages, text);
  return text;
}

function textOf(locale: string, messages: Record<string, string>): TextOf {
  const intl = createIntl({ locale, messages, timeZone: TIME_ZONE, onError: reportTranslationProblem }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
}
