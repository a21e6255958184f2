import type { Language } from "../../src/i18n/languages";
import type { MessageId } from "../../src/i18n/messages";
import { readMessages } from "../files/language-packs";

type SheetMessage = Extract<MessageId, `sheet.${string}`>;

/** @returns a function that says a message of sheets in the language, with its values filled in */
export function sheetWords(language: Language): (id: SheetMessage, values?: Record<string, string>) => string {
  const messages = readMessages(language);
  return (id, values = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), messages[id] ?? "");
}
