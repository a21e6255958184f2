import { readFileSync } from "node:fs";
import { createIntl, createIntlCache } from "@formatjs/intl";
import { type Language, LOCALES, TIME_ZONE } from "../i18n/languages";
import type { FormatMessage } from "../i18n/messages";
import { reportTranslationProblem as onError } from "../i18n/report-problem";
import { memoize } from "../memoize";

const cache = createIntlCache();

/** Parses the messages of a language. Memoized by source: in development, messages change while pages are computed. */
const parseTexts = memoize((language: Language) =>
  memoize((source: string) => {
    const messages = JSON.parse(source) as Record<string, string>;
    const intl = createIntl({ locale: LOCALES[language], messages, timeZone: TIME_ZONE, onError }, cache);
    const text: FormatMessage = (id, values) => intl.formatMessage({ id }, values);
    return { messages, text };
  }),
);

function readTexts(language: Language) {
  const file = `locales/${language}.json`;
  try {
    return parseTexts(language)(readFileSync(file, "utf8"));
  } catch (cause) {
    const problem = "the file is missing or not valid JSON";
    throw new Error(`${file} - ${problem} - run \`npm run check:messages\` to find the line`, { cause });
  }
}

/** Reads the messages of a language. @throws if the file is missing or not valid JSON */
export const readMessages = (language: Language) => readTexts(language).messages;

/** Creates a function from a message's id and values to its text. Both throw if the message or its file is invalid. */
export const createFormatMessage = (language: Language): FormatMessage => readTexts(language).text;
