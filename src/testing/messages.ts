import { readMessages } from "../build/language-packs";
import type { Language } from "../languages/languages";
import type { TextOf } from "../structured-data/text-of";

/** @returns the messages of the interface in a language, as their file has them. */
export function textIn(language: Language): TextOf {
  const messages = readMessages(language);
  return (id) => messages[id] ?? "";
}
