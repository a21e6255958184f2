/** The formatters of react-intl, with which the build formats, and of what stands in for it in the browser. */
import * as real from "react-intl";
import { compileMessages } from "../build/language-packs";
import { type Language, LOCALES, TIME_ZONE } from "../languages/languages";
import * as standIn from "../stand-ins/react-intl";

/** @returns both, made alike, and what each has reported. @param messages as their files have them */
export function bothIntls(language: Language, messages: Record<string, string>) {
  const trees = Object.entries(compileMessages(messages)).map(([id, message]) => [
    id,
    typeof message === "string" ? [{ type: 0, value: message }] : message,
  ]);
  const config = { locale: LOCALES[language], messages: Object.fromEntries(trees), timeZone: TIME_ZONE };
  const problems = { real: jest.fn<void, [Error]>(), standIn: jest.fn<void, [Error]>() };
  return {
    real: real.createIntl({ ...config, onError: problems.real }, real.createIntlCache()),
    standIn: standIn.createIntl({ ...config, onError: problems.standIn }) as real.IntlShape,
    problems,
  };
}
