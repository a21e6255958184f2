import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider, useIntl } from "react-intl";
import { type Language, LOCALES, TIME_ZONE } from "./languages";
import type { FormatMessage } from "./messages";
import type { LanguagePack } from "./pack";
import { getLanguagePack } from "./pack-store";
import { reportTranslationProblem } from "./report-problem";

const PackContext = createContext<LanguagePack | null>(null);
const cache = createIntlCache();

interface LanguageProviderProps {
  language: Language;
  children: ReactNode;
}

/**
 * Gives the page its language, whose pack is here before React starts (src/browser/start.ts): a document has one
 * language. No Suspense: React would send the page in pieces that need a script to put together
 * (docs/decisions/0003-languages.md).
 */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const pack = getLanguagePack(language);
  if (!pack) throw new Error(`The language pack ${language} is not here`);
  const intl = useMemo(() => intlFor(pack), [pack]);
  return (
    <PackContext value={pack}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </PackContext>
  );
}

/**
 * @returns the formatter of a language: messages, dates and numbers, in Europe/Berlin
 */
export function intlFor(pack: LanguagePack): IntlShape {
  const { language } = pack;
  // A plain text becomes the tree that react-intl wants: there is no parser in the browser.
  const all = Object.entries(pack.messages);
  const messages = Object.fromEntries(all.map(([id, message]) => [id, asTree(message)]));
  return createIntl(
    { locale: LOCALES[language], messages, timeZone: TIME_ZONE, onError: reportTranslationProblem },
    cache,
  );
}

function asTree(message: string | MessageFormatElement[]): MessageFormatElement[] {
  return typeof message === "string" ? [{ type: 0, value: message }] : message;
}

/** @returns what all pages of the language share: menus, lines, the company's facts. */
export function useLanguagePack(): LanguagePack {
  const pack = useContext(PackContext);
  if (!pack) throw new Error("A component that needs the language stands outside the LanguageProvider");
  return pack;
}

export function useText(): FormatMessage {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
