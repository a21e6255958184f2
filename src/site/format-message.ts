import { readFileSync } from "node:fs";
import { createIntl, createIntlCache } from "@formatjs/intl";
import { type Language, LOCALES, TIME_ZONE } from "../i18n/languages";
import type { FormatMessage } from "../i18n/messages";
import { reportTranslationProblem } from "../i18n/report-problem";

type Messages = Record<string, string>;

const cache = createIntlCache();

/** The latest version of each file: in development, messages change while pages are computed. */
const latest = new Map<Language, { source: string; messages: Messages; text: FormatMessage }>();

/** Reads the messages of a language. @throws if the file is not valid JSON */
export function readMessages(language: Language): Messages {
  return readTexts(language).messages;
}

/** Creates a function from a message's id and values to its text. Both throw if the message or its file is invalid. */
export function createFormatMessage(language: Language): FormatMessage {
  return readTexts(language).text;
}

function readTexts(language: Language) {
  const file = `locales/${language}.json`;
  const source = readFileSync(file, "utf8");
  const last = latest.get(language);
  if (last?.source === source) return last;
  try {
    const messages = JSON.parse(source) as Messages;
    const texts = { source, messages, text: createFormatter(LOCALES[language], messages) };
    latest.set(language, texts);
    return texts;
  } catch (cause) {
    throw new Error(`${file} - the file is not valid JSON - run \`npm run check:messages\` to find the line`, {
      cause,
    });
  }
}

function createFormatter(locale: string, messages: Messages): FormatMessage {
  const intl = createIntl({ locale, messages, timeZone: TIME_ZONE, onError: reportTranslationProblem }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
}
