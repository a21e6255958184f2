import { readFileSync } from "node:fs";
import { createIntl, createIntlCache } from "@formatjs/intl";
import { type Language, LOCALES, TIME_ZONE } from "../i18n/languages";
import type { FormatMessage } from "../i18n/messages";
import { reportTranslationProblem } from "../i18n/report-problem";

type Messages = Record<string, string>;

const cache = createIntlCache();

/** The last version of each file: in development, messages change while pages are computed. */
const read = new Map<Language, { source: string; messages: Messages; text: FormatMessage }>();

/** @throws where the file is no JSON */
export function readMessages(language: Language): Messages {
  return readTexts(language).messages;
}

/**
 * @returns a function from a message's id (and values) to its text, for page data
 * @throws where the file of messages is no JSON; the function throws where a message can't be formatted
 */
export function createFormatMessage(language: Language): FormatMessage {
  return readTexts(language).text;
}

function readTexts(language: Language) {
  const file = `locales/${language}.json`;
  const source = readFileSync(file, "utf8");
  const last = read.get(language);
  if (last?.source === source) return last;
  try {
    const messages = JSON.parse(source) as Messages;
    const texts = { source, messages, text: textOf(LOCALES[language], messages) };
    read.set(language, texts);
    return texts;
  } catch (cause) {
    throw new Error(`${file} can't be read - \`npm run check:messages\` says where it is wrong`, { cause });
  }
}

function textOf(locale: string, messages: Messages): FormatMessage {
  const intl = createIntl({ locale, messages, timeZone: TIME_ZONE, onError: reportTranslationProblem }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
}
