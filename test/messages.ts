import { readMessages } from "../gatsby/files/language-packs";
import type { Language } from "../src/i18n/languages";
import type { TextOf } from "../src/site/structured-data/text-of";

/** @returns the messages of the interface in a language, as their file has them. */
export function textIn(language: Language): TextOf {
  const messages = readMessages(language);
  return (id) => messages[id] ?? "";
}
