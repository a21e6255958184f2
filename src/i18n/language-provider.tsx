import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider, useIntl } from "react-intl";
import { type Language, LOCALES, TIME_ZONE } from "./languages";
import type { FormatMessage, MessageId } from "./messages";
import type { LanguagePack } from "./pack";
import { getLanguagePack } from "./pack-store";
import { reportTranslationProblem } from "./report-problem";

const PackContext = createContext<LanguagePack | null>(null);
const cache = createIntlCache();

/**
 * Provides the page's language, whose pack is loaded before React starts (src/browser/client-entry.ts). With Suspense, React
 * would stream the page in parts that need a script (docs/decisions/0003-languages.md).
 * @throws if the pack is not loaded
 */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const pack = getLanguagePack(language);
  if (!pack) throw new Error(`The language pack "${language}" is not loaded`);
  const intl = useMemo(() => createIntlOfPack(pack), [pack]);
  return (
    <PackContext value={pack}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </PackContext>
  );
}

/** Creates the formatter of a language for messages, dates and numbers. */
export function createIntlOfPack({ language, messages }: LanguagePack): IntlShape {
  const trees = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, toTree(message)]));
  return createIntl(
    { locale: LOCALES[language], messages: trees, timeZone: TIME_ZONE, onError: reportTranslationProblem },
    cache,
  );
}

/** Wraps a plain text in a syntax tree, since react-intl runs without its parser in the browser. */
function toTree(message: string | MessageFormatElement[]): MessageFormatElement[] {
  return typeof message === "string" ? [{ type: 0, value: message }] : message;
}

/** Returns the data that all pages of a language share. @throws outside the LanguageProvider */
export function useLanguagePack(): LanguagePack {
  const pack = useContext(PackContext);
  if (!pack) throw new Error("useLanguagePack is called outside of LanguageProvider");
  return pack;
}

/** Returns a function from a message's id and values to its text. */
export function useText(): FormatMessage<MessageId> {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
